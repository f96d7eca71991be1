/** A page of the site that has a title card. */
export interface CardTarget {
  kind: 'competition' | 'ranking' | 'person'
  id: number
}

const PAGES = [
  ['competition', /^\/competitions\/([1-9]\d{0,15})$/],
  ['ranking', /^\/competitions\/([1-9]\d{0,15})\/ranking$/],
  ['person', /^\/users?\/([1-9]\d{0,15})$/],
] as const

/** The page of a path, if it has a title card; null for every other path. */
export function cardTargetOf(path: string): CardTarget | null {
  for (const [kind, pattern] of PAGES) {
    const id = Number(pattern.exec(path)?.[1])
    if (Number.isSafeInteger(id)) return { kind, id }
  }
  return null
}

/** Most cards in one request. */
export const MAX_CARDS = 20
