/** Categories of the first group (B§2: index 0 to 13). */
export const FIRST_GROUP = 14

/** The category “Other”, to which the data of a competition belongs that names none. */
export const OTHER_CATEGORY = 19

/** The two groups of the categories of the list: the first 14 in their order, and the rest, which is opened by a button (`B§2`). */
export function categoryGroups<C extends { id: number; sort: number }>(categories: readonly C[]): [C[], C[]] {
  const ordered = categories.toSorted((a, b) => a.sort - b.sort || a.id - b.id)
  return [ordered.slice(0, FIRST_GROUP), ordered.slice(FIRST_GROUP)]
}
