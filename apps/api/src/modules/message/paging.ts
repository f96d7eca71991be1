import type { Slice } from './thread.repo.ts'

/** A page as it is asked for; `before` counts the pages from there. */
export interface Paging {
  page: number
  size: number
  before: number | undefined
}

/** The rows of a page, and one more that tells whether another page follows. */
export const sliceOf = ({ page, size, before }: Paging): Slice => ({
  limit: size + 1,
  offset: (page - 1) * size,
  before,
})

/** The page of the rows that `sliceOf` brought, and where the next one begins. */
export function pageOf<T>(found: readonly T[], { size }: Paging, idOf: (row: T) => number) {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: found.length > size && last !== undefined ? idOf(last) : null }
}
