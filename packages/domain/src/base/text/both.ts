import { diff3Merge } from 'node-diff3'

export interface Versions {
  base: readonly string[]
  theirs: readonly string[]
  mine: readonly string[]
}

/**
 * Both versions of a text in one, part by part (lines, paragraphs): what one side alone has changed is taken from it, and where both
 * have changed the same place, theirs stand before mine with a marker between them. Nothing that one side has written is left out.
 */
export function bothOf({ base, theirs, mine }: Versions, marker: string): string[] {
  const regions = diff3Merge([...theirs], [...base], [...mine], { excludeFalseConflicts: true })
  return regions.flatMap(({ ok, conflict }) => {
    if (ok) return ok
    if (!conflict) return []
    const { a, b } = conflict
    return a.length > 0 && b.length > 0 ? [...a, marker, ...b] : [...a, ...b]
  })
}
