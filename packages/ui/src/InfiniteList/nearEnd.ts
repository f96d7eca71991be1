import { whenInView } from '../theme/whenInView.ts'

/** How near its end a list comes into view before the next page is fetched, in CSS pixels (A§9). */
export const nearEnd = 10

/** The element that scrolls this one; null for the window. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return null
}

/** Calls once this element is in view or 10 px below it. Returns what stops the watch. */
export function watchNearEnd(element: Element, onNear: () => void): () => void {
  return whenInView(element, onNear, { root: scrollerOf(element), rootMargin: `0px 0px ${nearEnd}px 0px` })
}
