import * as racesAddress from '@shulei/domain/address/races.ts'
import * as specialAddress from '@shulei/domain/address/special.ts'
/** A text of a microsite in both languages; without an English text, `en` equals the Chinese one. */
export interface MicrositeText {
  cn: string
  en: string
}

/** The drawings of a microsite's mark; `seal` shows one character. */
export type MicrositeMarkDrawing = 'wave' | 'kite' | 'seal' | 'lamps' | 'lattice' | 'notice'

/** An entry of the menu. `page` is the part of the address after the microsite's own: `''`, `competition`, `news` (A§2). */
export interface MicrositePlace {
  page: string
  label: MicrositeText
}

/** Data of the layout around every page of a microsite (Q102). */
export interface Microsite {
  /** `race` has its pages under /races, `special` under /special. */
  kind: 'race' | 'special'
  /** Name in the address. */
  name: string
  title: MicrositeText
  mark: { drawing: MicrositeMarkDrawing; letter?: string }
  menu: readonly MicrositePlace[]
  host: MicrositeText | null
  /** The organiser's line in the footer; null for the line of technical support. */
  footerText: MicrositeText | null
}

const landings = { race: racesAddress.landing, special: specialAddress.landing } as const

/** Address of a page of a microsite (A§2). */
export const micrositePageAddress = ({ kind, name }: Pick<Microsite, 'kind' | 'name'>, page = ''): string =>
  `${landings[kind]({ name })}${page ? `/${page}` : ''}`
