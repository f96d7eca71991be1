/** A page number, or a gap that stands for several. */
export type PageSlot = number | 'gap-before' | 'gap-after'

/**
 * Which page numbers to show: the first, the last, and two on either side of the open one. A gap never hides just one page.
 * Pages count from 1; `page` outside the range counts as the nearest page.
 */
export function pageWindow(page: number, pageCount: number, reach = 2): PageSlot[] {
  const open = Math.min(Math.max(page, 1), Math.max(pageCount, 1))
  let from = Math.max(2, open - reach)
  let to = Math.min(pageCount - 1, open + reach)
  if (from === 3) from = 2
  if (to === pageCount - 2) to = pageCount - 1

  const slots: PageSlot[] = [1]
  if (from > 2) slots.push('gap-before')
  for (let n = from; n <= to; n += 1) slots.push(n)
  if (to < pageCount - 1) slots.push('gap-after')
  if (pageCount > 1) slots.push(pageCount)
  return slots
}
