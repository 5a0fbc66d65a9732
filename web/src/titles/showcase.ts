/** The titles as the page presents them: a small map each, drawn for the occasion. */

import { knows, t } from '../text/speech.svelte'

export interface Showcase {
  about: string
  rows: readonly string[]
  ruins: readonly string[]
}

const SHOWCASES: Record<string, Showcase> = {
  cartographers: {
    about: 'page-about-cartographers',
    rows: ['FFF.^AA', 'F..VVAA', '..VVV.A', '^..V.WW', 'FF..MWW', '.FF.MM.', 'WWF..^A'],
    ruins: ['b3', 'f1'],
  },
  misterra: {
    about: 'page-about-misterra',
    rows: ['WWWWWWW', 'WW^FFWW', 'W^FFAAW', 'WFFVAAW', 'WWAV^WW', 'WWWAAWW', 'WWWWWWW'],
    ruins: [],
  },
  explorers: {
    about: 'page-about-explorers',
    rows: ['AAA^^FF', 'A.A^FFF', 'AA.V.FW', '^.VVV.W', '^^.V.WW', 'F^^.WWW', 'FF^AWWA'],
    ruins: ['b2', 'd5', 'e3'],
  },
}

const BLANK: Showcase = { about: 'page-about', rows: Array<string>(7).fill('.......'), ruins: [] }

export function showcaseOf(title: string): Showcase {
  return SHOWCASES[title] ?? BLANK
}

export function titleName(title: string): string {
  return knows(title) ? t(title) : title.charAt(0).toUpperCase() + title.slice(1)
}

export function titleAbout(title: string): string {
  return t(showcaseOf(title).about)
}
