import type { HostRole } from './roles.ts'
import type { DeskField } from './values.ts'

interface Bilingual {
  cn: string
  en: string
}

/** To whom an announcement goes: everybody who has signed up, or those whose team has handed in nothing. */
export const audiences = ['all', 'idle'] as const
export type Audience = (typeof audiences)[number]

/** Most code points of an announcement. */
export const announcementTexts = { title: 60, text: 1000 } as const

/** Deeds at a desk with what its log says of them. A log is written once, and never changed. */
export interface ActFacts {
  /** Somebody made the competition. */
  made: Record<string, never>
  /** A value was changed; both are those of `DeskValues`. */
  changed: { field: DeskField; before: unknown; after: unknown }
  codeRenewed: Record<string, never>
  roleGiven: { userId: number; before: HostRole | null; after: HostRole }
  roleTaken: { userId: number; before: HostRole }
  announced: { audience: Audience; people: number; title: Bilingual; text: Bilingual }
}
export type Act = keyof ActFacts
export const acts = [
  'made',
  'changed',
  'codeRenewed',
  'roleGiven',
  'roleTaken',
  'announced',
] as const satisfies readonly Act[]
