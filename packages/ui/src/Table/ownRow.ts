/** Where the place of my row is while it is out of view. */
export type Side = 'above' | 'below'

/** The place of a row in what scrolls, and how much of its window the head covers. */
export interface Place {
  top: number
  height: number
  head: number
}

/** Browsers round where a box is scrolled to. */
const tolerance = 1

/** On which side of the window a row lies whose place is not wholly in view. */
export function sideOf({ top, height, head }: Place, window: { top: number; height: number }): Side | undefined {
  if (top + tolerance < window.top + head) return 'above'
  if (top + height - tolerance > window.top + window.height) return 'below'
  return undefined
}

/** What a box shows of all that scrolls in it. */
export const windowOf = (box: Element) => ({ top: box.scrollTop, height: box.clientHeight })
