/**
 * Calls when an element comes into view. A busy browser tells several changes at once, and any of them may be the one.
 * Returns what stops the watch.
 */
export function whenInView(element: Element, onView: () => void, options: IntersectionObserverInit): () => void {
  const watch = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onView()
  }, options)
  watch.observe(element)
  return () => watch.disconnect()
}
