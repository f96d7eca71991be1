import type { StoredDraft, StoredRecord } from '../tables.ts'

/** The parts of a record that the studio changes. */
export const contentOf = ({ theme, title, hero, footerText, menu, frameHosts }: StoredRecord): StoredDraft => ({
  theme,
  title,
  eyebrow: hero.eyebrow,
  lead: hero.lead,
  footerText,
  menu,
  frameHosts,
})

/** A record with the parts of a draft; everything that the studio does not change stays. */
export const withContent = (record: StoredRecord, { eyebrow, lead, ...rest }: StoredDraft): StoredRecord => ({
  ...record,
  ...rest,
  hero: { ...record.hero, eyebrow, lead },
})
