/** Side on which the place of the own row is out of view. */
export type Side = 'above' | 'below'

/** Place of a row in the scrolled content, and the height of the head that covers the window. */
export interface Place {
  top: number
  height: number
  head: number
}

/** Browsers round scroll positions. */
const tolerance = 1

/** Side on which the row's place is out of view, even partly; undefined when it is completely in view. */
export function sideOf({ top, height, head }: Place, window: { top: number; height: number }): Side | undefined {
  if (top + tolerance < window.top + head) return 'above'
  if (top + height - tolerance > window.top + window.height) return 'below'
  return undefined
}

/** The visible part of a scroll box. */
export const windowOf = (box: Element) => ({ top: box.scrollTop, height: box.clientHeight })
