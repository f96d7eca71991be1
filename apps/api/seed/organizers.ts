import { readFileSync } from 'node:fs'

/** Mailboxes of the people who run each built-in microsite. */
export const organizers = {
  tide: ['lin', 'li'],
  kite: ['shanyufei', 'duan'],
  tang: ['jian', 'shu'],
  lamps: ['wan', 'tom'],
} as const

type Name = keyof typeof organizers

/** The slugs of the competitions that a microsite has as tracks. */
function tracksOf(name: Name): string[] {
  const file = JSON.parse(readFileSync(new URL(`./microsites/${name}/site.json`, import.meta.url), 'utf8'))
  return (file as { tracks: { items: { competition: string }[] } }).tracks.items.map(({ competition }) => competition)
}

/** Mailboxes of the people who run a competition: they do not compete in it. */
export const organizersOf = (slug: string): string[] =>
  (Object.keys(organizers) as Name[]).flatMap((name) => (tracksOf(name).includes(slug) ? organizers[name] : []))
