import type { Fields } from '@shulei/domain/base/text/conflict.ts'
import { changesOf, conflictIn, type Draft, settled } from '@shulei/domain/base/text/draft.ts'
import type { StudioContent } from '../history.ts'

/** A value as text, with the keys of objects in order: what the server stored may come back with other orders of keys. */
export const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** The parts of a draft that are chosen one by one, each as JSON. */
const partsOf = (content: StudioContent): Fields =>
  Object.fromEntries(Object.entries(content).map(([part, value]) => [part, keyOf(value)]))

/** A draft as it is edited here, as it was stored when the edits began, and as it is stored now. */
export interface Versions {
  mine: StudioContent
  base: StudioContent
  stored: StudioContent
}

const draftOf = ({ mine, base }: Versions): Draft<Fields> => ({
  typed: changesOf(partsOf(mine), partsOf(base)),
  base: partsOf(base),
})

/** The parts that were edited here and stored elsewhere since; null when there are none. */
export const conflictOfParts = (versions: Versions) => conflictIn(draftOf(versions), partsOf(versions.stored))

/** The stored draft with the parts that were edited here, and the chosen ones of a conflict. */
export function merged(versions: Versions, chosen: Partial<Fields>): StudioContent {
  const stored = partsOf(versions.stored)
  const parts = { ...stored, ...settled(draftOf(versions), chosen, stored).typed }
  return Object.fromEntries(
    Object.entries(parts).map(([part, json]) => [part, JSON.parse(json as string) as unknown]),
  ) as unknown as StudioContent
}
