import * as competitionAddress from '../../address/competition.ts'
import * as racesAddress from '../../address/races.ts'
import * as reviewAddress from '../../address/review.ts'
import * as specialAddress from '../../address/special.ts'
import type { StandInRole } from './role.ts'

/** The pages that the time machine shows: of one competition, or of a microsite with its competitions. */
export type MachineScope = { kind: 'competition'; id: number } | { kind: 'microsite'; name: string }

/** A scope as one text, as forms send it. */
export const scopeText = (scope: MachineScope): string =>
  scope.kind === 'competition' ? `competition:${scope.id}` : `microsite:${scope.name}`

/** The scope of a text; null for any other text. */
export function scopeOf(text: string): MachineScope | null {
  const [, kind, value = ''] = /^(competition|microsite):([\w-]{1,64})$/.exec(text) ?? []
  if (kind === 'microsite') return { kind, name: value }
  const id = /^[1-9]\d{0,15}$/.test(value) ? Number(value) : 0
  return kind === 'competition' && id > 0 && Number.isSafeInteger(id) ? { kind, id } : null
}

/** Addresses that belong to a scope. */
export interface Covered {
  site: { kind: 'race' | 'special'; name: string } | null
  competitionIds: readonly number[]
  role: StandInRole
}

const parse = (address: string) => {
  try {
    return new URL(address, 'http://site.invalid')
  } catch {
    return null
  }
}

/** A path under one address, with or without a tail; data that the router fetches have the ending `.data`. */
const isUnder = (path: string, base: string) => {
  const page = path.replace(/(\/_)?\.data$/, '')
  return page === base || page.startsWith(`${base}/`)
}

const choosing: readonly string[] = [
  competitionAddress.submit.pattern,
  competitionAddress.sourceCode.pattern,
  competitionAddress.privateVerify.pattern,
]

/** Whether a page belongs to the scope. The studio of a microsite does not: there organisers are themselves. */
export function coversPage({ site, competitionIds, role }: Covered, address: string): boolean {
  const url = parse(address)
  // drafts in the frames of the studio are of the present
  if (!url || url.searchParams.has('draft')) return false
  const path = decodedPath(url.pathname)
  if (role === 'reviewer' && isUnder(path, reviewAddress.start.pattern)) return true
  // pages on which a competition is chosen name it in their query
  if (choosing.some((page) => isUnder(path, page)))
    return competitionIds.some((id) => String(id) === url.searchParams.get('id'))
  if (competitionIds.some((id) => isUnder(path, competitionAddress.overview({ id })))) return true
  if (!site) return false
  const pages = { race: racesAddress, special: specialAddress }[site.kind]
  const values = { name: site.name }
  return isUnder(path, pages.landing(values)) && !isUnder(path, pages.studio(values))
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Calls of the API that span the competitions of a stand-in, such as its teams and submissions, and those of reviewers. */
const shared = /^\/api\/(teams|competitions\/submits|spic|spic-review)(\/|$)/

/**
 * Whether a call of the API is about the scope, and so answers at the chosen instant. Other calls never see beyond the present:
 * what other people have planned stays hidden.
 */
export function coversCall({ site, competitionIds }: Covered, path: string): boolean {
  const id = /^\/api\/(?:site\/)?competitions\/(\d{1,16})(?:\/|$)/.exec(path)?.[1]
  if (id !== undefined) return competitionIds.includes(Number(id))
  const name = /^\/api\/site\/microsites\/([^/]+)(?:\/|$)/.exec(path)?.[1]
  if (name !== undefined) return site !== null && decodedPath(name) === site.name
  return shared.test(path)
}
