/** The values of a list's address that differ from its defaults; an undefined one does not. */
type Changed = Readonly<Record<string, unknown>>

/** Whether an address narrows a list: the order and the page do not. */
export const isFiltered = (changed: Changed): boolean =>
  Object.entries(changed).some(([name, value]) => value !== undefined && name !== 'sort' && name !== 'page')

/**
 * Why a list shows no row: `beyond`, the page is after the last one; `unfit`, nothing fits the filters; `none`, there is nothing yet.
 * `total` counts what fits on all pages.
 */
export const whyEmpty = (total: number, changed: Changed): 'beyond' | 'unfit' | 'none' =>
  total > 0 ? 'beyond' : isFiltered(changed) ? 'unfit' : 'none'
