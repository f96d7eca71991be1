import type { Slice } from './thread.repo.ts'

/** A requested page; with `before`, pages are counted from there. */
export interface Paging {
  page: number
  size: number
  before: number | undefined
}

/** The slice of a page, with one row more, which tells whether another page follows. */
export const sliceOf = ({ page, size, before }: Paging): Slice => ({
  limit: size + 1,
  offset: (page - 1) * size,
  before,
})

/** The page of the rows that `sliceOf` selected, and the cursor of the next one. */
export function pageOf<T>(found: readonly T[], { size }: Paging, idOf: (row: T) => number) {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: found.length > size && last !== undefined ? idOf(last) : null }
}
