/**
 * A game as large as Cartographers, for boardgame.io: two maps of 11 by 11 cells, both seats draw the
 * same shape at once and unseen, and four goals are counted every eight turns and at the end.
 */

const SIDE = 11
const TURNS = 32
const SEASON = 8
const SHAPES = [
  [[0, 0], [0, 1], [1, 0]],
  [[0, 0], [0, 1], [0, 2]],
  [[0, 0], [1, 0], [1, 1], [2, 1]],
  [[0, 0], [0, 1], [1, 0], [1, 1]],
  [[0, 0], [0, 1]],
]
const TERRAINS = ['F', 'V', 'A', 'W']

const blank = () => Array.from({ length: SIDE }, () => '.'.repeat(SIDE))

/** Whether all *cells* lie on the map and are empty. */
const fits = (rows, cells) => cells.every(([row, column]) => rows[row]?.[column] === '.')

function drawn(rows, cells, terrain) {
  const letters = rows.map((row) => [...row])
  for (const [row, column] of cells) letters[row][column] = terrain
  return letters.map((row) => row.join(''))
}

/** Cells of one terrain on the edge; filled rows and columns; regions of villages; fields beside water. */
function goals(rows) {
  const at = (row, column) => rows[row]?.[column]
  let edge = 0
  let fields = 0
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const isEdge = row === 0 || column === 0 || row === SIDE - 1 || column === SIDE - 1
      if (isEdge && at(row, column) === 'F') edge++
      const beside = [at(row - 1, column), at(row + 1, column), at(row, column - 1), at(row, column + 1)]
      if (at(row, column) === 'A' && beside.includes('W')) fields++
    }
  }
  const full = rows.filter((row) => !row.includes('.')).length
  return [edge, 6 * full, 2 * regions(rows, 'V'), fields]
}

function regions(rows, terrain) {
  const seen = new Set()
  let count = 0
  const visit = (row, column) => {
    const cell = row * SIDE + column
    if (rows[row]?.[column] !== terrain || seen.has(cell)) return false
    seen.add(cell)
    visit(row - 1, column)
    visit(row + 1, column)
    visit(row, column - 1)
    visit(row, column + 1)
    return true
  }
  for (let row = 0; row < SIDE; row++) for (let column = 0; column < SIDE; column++) if (visit(row, column)) count++
  return count
}

function nextTurn(G, random) {
  for (const seat of [0, 1]) {
    const { cells, terrain } = G.pending[seat]
    if (cells.length) G.maps[seat] = drawn(G.maps[seat], cells, terrain)
  }
  G.pending = [null, null]
  G.turn++
  if (G.turn % SEASON === 0) G.points.push(G.maps.map(goals))
  G.shape = random.Die(SHAPES.length) - 1
}

const draw = {
  move: ({ G, playerID, events, random }, cells, terrain) => {
    const seat = Number(playerID)
    if (G.pending[seat] || !TERRAINS.includes(terrain) || !fits(G.maps[seat], cells)) return 'INVALID_MOVE'
    G.pending[seat] = { cells, terrain }
    if (G.pending.every(Boolean)) {
      nextTurn(G, random)
      events.setActivePlayers({ all: 'draw' })
    } else {
      events.endStage()
    }
  },
  client: false,
}

module.exports.Maps = {
  name: 'maps',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ maps: [blank(), blank()], pending: [null, null], turn: 0, shape: 0, points: [], shapes: SHAPES }),
  // What the other seat has drawn stays hidden until both have.
  playerView: ({ G, playerID }) => ({ ...G, pending: G.pending.map((one, seat) => (String(seat) === playerID ? one : !!one)) }),
  turn: { activePlayers: { all: 'draw' }, stages: { draw: { moves: { draw } } } },
  endIf: ({ G }) => (G.turn >= TURNS ? { points: G.points } : undefined),
}
