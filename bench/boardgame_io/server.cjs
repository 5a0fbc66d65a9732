/** Starts the game for `bench/load.py --beside boardgame.io`: node server.cjs MODULES PORT [FOLDER] */

const { createRequire } = require('node:module')
const { Maps } = require('./game.cjs')

const [modules, port, folder] = process.argv.slice(2)
// The packages lie outside the tree.
const { FlatFile, Server } = createRequire(`${modules}/`)('boardgame.io/server')

const server = Server({ games: [Maps], origins: ['*'], db: folder ? new FlatFile({ dir: folder }) : undefined })
server.run(Number(port), () => process.stdout.write('ready\n'))
