/**
 * Calls `onView` when an element comes into view. A busy browser reports several changes at once, and any of them may be the
 * one. Returns a function that stops the observation.
 */
export function whenInView(element: Element, onView: () => void, options: IntersectionObserverInit): () => void {
  const watch = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onView()
  }, options)
  watch.observe(element)
  return () => watch.disconnect()
}
