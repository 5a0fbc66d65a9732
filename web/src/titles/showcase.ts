/** The titles as the page presents them: a small map each, drawn for the occasion. */

import { hasText, t } from '../text/messages.svelte'

export interface Showcase {
  about: string
  rows: readonly string[]
  ruins: readonly string[]
  /** Rows of what lies on the cells, and of where somebody has been. */
  items?: readonly string[]
  crosses?: readonly string[]
}

const SHOWCASES: Record<string, Showcase> = {
  cartographers: {
    about: 'page-about-cartographers',
    rows: ['FFF.^AA', 'F..VVAA', '..VVV.A', '^..V.WW', 'FF..MWW', '.FF.MM.', 'WWF..^A'],
    ruins: ['b3', 'f1'],
  },
  misterra: {
    about: 'page-about-misterra',
    rows: ['~.jjm..', '~SSJm.m', '~sSJJ.m', '~LLSJj.', '~Lls.jj', '~..sMM.', '~...mMm'],
    ruins: [],
  },
  explorers: {
    about: 'page-about-explorers',
    rows: ['GGSSWWW', 'GMMSSWW', 'MMVGGGW', 'SMGGWGG', 'SSSWWMG', 'WSSWMMM', 'WWGGGMS'],
    ruins: [],
    items: ['...c...', '.g...f.', '.....T.', 'k...f..', '..a...h', '.....g.', '..m....'],
    crosses: ['.......', '.......', '...xx..', '..xx...', '..x....', '..x....', '.......'],
  },
}

const BLANK: Showcase = { about: 'page-about', rows: Array<string>(7).fill('.......'), ruins: [] }

export function showcaseOf(title: string): Showcase {
  return SHOWCASES[title] ?? BLANK
}

export function titleName(title: string): string {
  return hasText(title) ? t(title) : title.charAt(0).toUpperCase() + title.slice(1)
}

export function titleAbout(title: string): string {
  return t(showcaseOf(title).about)
}
