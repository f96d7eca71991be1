import { whenInView } from '../theme/whenInView.ts'

/** Distance in CSS pixels between the window and the end of a list at which the next page loads (A§9). */
export const nearEnd = 10

/** The scroll container of an element; null for the window. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return null
}

/** Calls `onNear` once the element is in view or less than 10 px below it. Returns a function that stops the observation. */
export function watchNearEnd(element: Element, onNear: () => void): () => void {
  return whenInView(element, onNear, { root: scrollerOf(element), rootMargin: `0px 0px ${nearEnd}px 0px` })
}
