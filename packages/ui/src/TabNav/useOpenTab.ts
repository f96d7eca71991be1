import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls the child `current` of a bar into view, centred if possible. */
export function useOpenTab<E extends HTMLElement = HTMLElement>(current: number): RefObject<E | null> {
  const bar = useRef<E>(null)
  useEffect(() => {
    const nav = bar.current
    const open = nav?.children[current]
    if (!nav || !(open instanceof HTMLElement)) return
    const show = () => {
      // Scrolls the bar only; scrollIntoView would scroll the page too. A tab wider than the bar shows its beginning.
      nav.scrollLeft = open.offsetLeft - nav.offsetLeft - Math.max(0, nav.clientWidth - open.offsetWidth) / 2
    }
    show()
    // Tabs move when a font loads late or a phone is rotated.
    const watch = new ResizeObserver(show)
    watch.observe(nav)
    watch.observe(open)
    return () => watch.disconnect()
  }, [current])
  return bar
}
