/** A page number, or a gap in place of several. */
export type PageSlot = number | 'gap-before' | 'gap-after'

/**
 * Page numbers to show: the first, the last, and `reach` on either side of the current page. A gap hides at least two pages.
 * Pages count from 1; a `page` outside the range is clamped.
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
