import { useEffect, useRef } from 'react'

/** Makes an element focusable only while it scrolls sideways, so that an element that fits is no stop of the keyboard. */
function update(element: Element) {
  if (element.scrollWidth > element.clientWidth) element.setAttribute('tabindex', '0')
  else element.removeAttribute('tabindex')
}

/**
 * Lets the keyboard focus the tables, code blocks and formulas below an element that scroll sideways; Safari does not by itself. The stored
 * HTML of a text cannot contain the attribute, because the width of the window decides which ones scroll.
 */
export function useFocusableScrollers() {
  const root = useRef<HTMLDivElement>(null)
  // Without dependencies, because any render may replace the elements of the text.
  useEffect(() => {
    const scrollers = root.current?.querySelectorAll('table, pre, .formula, .formula-line')
    if (!scrollers?.length) return
    const watch = new ResizeObserver((entries) => {
      for (const { target } of entries) update(target)
    })
    for (const scroller of scrollers) watch.observe(scroller)
    return () => watch.disconnect()
  })
  return root
}
