/**
 * Returns a ref for a part that may disappear. When the focus disappears with it, the first `heir` in the closest `place` around
 * the part gets the focus, without scrolling.
 */
export const passFocus = (place: string, heir: string) => (part: Element | null) => {
  const around = part?.closest(place)
  return () => {
    if (!around?.contains(document.activeElement)) return
    // the heir is drawn by the change that removes the part, and nothing else may have taken the focus
    queueMicrotask(() => {
      if (document.activeElement?.matches('body, :disabled'))
        around.querySelector<HTMLElement>(heir)?.focus({ preventScroll: true })
    })
  }
}
