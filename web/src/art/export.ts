/** A map as a picture to keep: one SVG with its colours written out, or the same as PNG. */

import { cellsNamed, letterAt, sizeOf, spotOf, type Spot } from '../grid/cells'
import { cellPath, sides, UNIT } from './ink'
import type { MapPicture } from './picture'
import { isHazy, motifAt, terrainOf, type Terrains } from './terrain'

const MARGIN = 26
/** Points are listed in so many columns at most, and each line is so high. */
const COLUMNS = 2
const LINE = 22
const FONT = '15px Georgia,serif'
/** Other programs that show the picture may have a wider face. */
const ROOM = 1.12

/** What a picture to keep shows: one map or two side by side, what they are, and the points line by line. */
export interface Keepsake {
  maps: readonly MapPicture[]
  caption: string
  lines: readonly string[]
}

/** The picture as the text of an SVG file, in the colours the page has now. */
export function svgOf(terrains: Terrains, { maps, caption, lines }: Keepsake): string {
  const sizes = maps.map(({ rows }) => sizeOf(rows))
  const widths = sizes.map((size) => size.width * UNIT + 2 * MARGIN)
  const [width, height] = [widths.reduce((sum, each) => sum + each, 0), Math.max(...sizes.map((size) => size.height)) * UNIT]
  const columns = columnsFor(lines, width - 2 * MARGIN)
  const whole = height + 2 * MARGIN + 30 + Math.ceil(lines.length / columns) * LINE
  const left = (place: number) => widths.slice(0, place).reduce((sum, each) => sum + each, MARGIN)
  const drawnMaps = maps.map((map, place) => `<g transform="translate(${left(place)} ${MARGIN})">${mapOf(terrains, map)}</g>`)
  const told = lines.map((line, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    return `<text class="line" x="${MARGIN + (column * (width - 2 * MARGIN)) / columns}" y="${height + 2 * MARGIN + 34 + row * LINE}">${escaped(line)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="1100">
<style>${style(colour('--ink'))}</style>
<rect width="${width}" height="${whole}" fill="${colour('--paper')}"/>
${drawnMaps.join('')}<text class="caption" x="${width / 2}" y="${height + 2 * MARGIN + 8}">${escaped(caption)}</text>
${told.join('')}
</svg>`
}

/** In how many columns *lines* fit side by side without touching. */
function columnsFor(lines: readonly string[], width: number): number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return 1
  pen.font = FONT
  const widest = Math.max(0, ...lines.map((line) => pen.measureText(line).width)) * ROOM
  return widest * COLUMNS <= width ? COLUMNS : 1
}

/** One map with its frame, its corner at nothing. */
function mapOf(terrains: Terrains, map: MapPicture): string {
  const { rows, ruins = [], items = [], crosses = [], places = [] } = map
  const size = sizeOf(rows)
  const [width, height] = [size.width * UNIT, size.height * UNIT]
  const letter = (spot: Spot | null) => (spot ? (rows[spot.row]?.[spot.column] ?? '.') : null)
  const cells = rows.flatMap((row, r) =>
    [...row].flatMap((mark, c) => {
      const terrain = terrainOf(terrains, mark)
      return terrain ? [{ mark, terrain, row: r, column: c }] : []
    }),
  )
  const ink = colour('--ink')
  const washes = cells.map((cell) => `<path d="${cellPath(size, cell)}" fill="${colour(cell.terrain.wash)}"${isHazy(cell.mark) ? ' opacity=".3"' : ''}/>`)
  const motifs = cells
    .filter((cell) => (items[cell.row]?.[cell.column] ?? '.') === '.')
    .map((cell) => drawn(motifAt(cell.terrain, cell).slice(1), cell, pale(cell.terrain.wash)))
  const marks = cellsNamed(size, ruins)
    .map((cell) => spotOf(size, cell))
    .filter((spot) => letter(spot) === '.')
    .map((spot) => drawn('ruin', spot, colour('--paper')))
  const things = spotsIn(items).map((spot) => drawn(`item-${letterAt(items, spot)}`, spot, colour('--paper-bright')))
  const trail = spotsIn(crosses).map(({ row, column }) => `M${column * UNIT + 8} ${row * UNIT + 8}l24 24M${column * UNIT + 32} ${row * UNIT + 8}l-24 24`)
  const tags = places.flatMap(({ letter: name, village, temple }) =>
    cellsNamed(size, [village, temple]).map((cell) => {
      const [x, y] = [spotOf(size, cell).column * UNIT + 33, spotOf(size, cell).row * UNIT + 7]
      return `<circle cx="${x}" cy="${y}" r="7.5" fill="${ink}"/><text class="tag" x="${x}" y="${y + 3.5}">${escaped(name)}</text>`
    }),
  )
  const lines = sides(size, (a, b) => a !== null && b !== null && letter(a) !== letter(b))
  const faint = sides(size, (a, b) => a !== null && b !== null && letter(a) === letter(b))
  return `<rect width="${width}" height="${height}" fill="${colour('--paper-bright')}"/>
${washes.join('')}<path d="${faint}" fill="none" stroke="${colour('--ink-faint')}" stroke-width=".7"/>
${marks.join('')}${motifs.join('')}<path d="${lines}" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round"/>
${things.join('')}<path d="${trail.join('')}" fill="none" stroke="${colour('--seal')}" stroke-width="4.4" stroke-linecap="round"/>${tags.join('')}
<rect x="-2" y="-2" width="${width + 4}" height="${height + 4}" fill="none" stroke="${ink}" stroke-width="2"/>
<rect x="-7" y="-7" width="${width + 14}" height="${height + 14}" fill="none" stroke="${ink}"/>`
}

/** The same picture as pixels. */
export async function pngOf(svg: string, pixels = 1400): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = pixels
    canvas.height = Math.round((pixels * picture.naturalHeight) / picture.naturalWidth)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

export function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

function style(ink: string): string {
  return (
    `.ink,.hatch{fill:none;stroke:${ink};stroke-linecap:round;stroke-linejoin:round;stroke-width:1.35}` +
    `.hatch{stroke-width:.8}.body{fill:currentColor}.drawn{stroke:${ink};stroke-width:1.1}.claw{fill:${ink}}` +
    `.caption{font:italic 17px Georgia,serif;text-anchor:middle;fill:${ink}}.line{font:${FONT};fill:${ink}}` +
    `.tag{font:10px Georgia,serif;text-anchor:middle;fill:${colour('--paper-bright')}}`
  )
}

/** Where rows of letters hold something. */
function spotsIn(rows: readonly string[]): Spot[] {
  return rows.flatMap((row, r) => [...row].flatMap((letter, c) => (letter === '.' ? [] : [{ row: r, column: c }])))
}

/** A motif with everything it uses written out. */
function drawn(id: string, spot: { row: number; column: number }, pale: string): string {
  const content = document.getElementById(id)
  if (!content) return ''
  return `<g transform="translate(${spot.column * UNIT} ${spot.row * UNIT})" color="${pale}">${unfolded(content)}</g>`
}

function unfolded(element: Element): string {
  if (element.localName === 'use') {
    const target = document.getElementById(element.getAttribute('href')?.slice(1) ?? '')
    const [x, y] = [element.getAttribute('x') ?? 0, element.getAttribute('y') ?? 0]
    return target ? `<g transform="translate(${x} ${y})">${unfolded(target)}</g>` : ''
  }
  if (element.localName === 'g') return [...element.children].map(unfolded).join('')
  const names = [...element.classList].filter((name) => !name.startsWith('svelte-')).join(' ')
  return `<path class="${names}" d="${element.getAttribute('d') ?? ''}"/>`
}

/** What a colour of the page comes to, as red, green and blue. */
function colour(name: string): string {
  const probe = document.createElement('i')
  probe.style.color = name.startsWith('var') ? name : `var(${name})`
  document.body.append(probe)
  const value = getComputedStyle(probe).color
  probe.remove()
  return value
}

function pale(wash: string): string {
  const parts = (text: string) => (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  const [own, paper] = [parts(colour(wash)), parts(colour('--paper-bright'))]
  return `rgb(${own.map((part, place) => Math.round(part * 0.55 + (paper[place] ?? 0) * 0.45)).join(',')})`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
