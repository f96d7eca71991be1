/** A text of a microsite in both languages; an organiser who has no English text leaves it the same as the Chinese one. */
export interface MicrositeText {
  cn: string
  en: string
}

/** The drawings that a microsite can have as its mark; `seal` carries one character of its own. */
export type MicrositeMarkDrawing = 'wave' | 'kite' | 'seal' | 'lamps' | 'lattice' | 'notice'

/** One place of the menu. `page` is the rest of the address behind the microsite's own: `''`, `competition`, `news` (A§2). */
export interface MicrositePlace {
  page: string
  label: MicrositeText
}

/** What every page of a microsite shows around itself (Q102). */
export interface Microsite {
  /** `race` lives under /races, `special` under /special. */
  kind: 'race' | 'special'
  /** Its name in the address. */
  name: string
  title: MicrositeText
  mark: { drawing: MicrositeMarkDrawing; letter?: string }
  menu: readonly MicrositePlace[]
  host: MicrositeText | null
  /** The organiser's own line in the footer; without one the line of technical support stands there. */
  footerText: MicrositeText | null
}

const trees = { race: '/races', special: '/special' } as const

/** Address of a page of a microsite (A§2). */
export const micrositeAddress = ({ kind, name }: Pick<Microsite, 'kind' | 'name'>, page = ''): string =>
  `${trees[kind]}/${encodeURIComponent(name)}${page ? `/${page}` : ''}`
