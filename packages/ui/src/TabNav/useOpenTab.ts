import { type RefObject, useEffect, useRef } from 'react'

/** For a bar that scrolls sideways: its child `current` comes into view by itself, in the middle where there is room. */
export function useOpenTab(current: number): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = bar.current
    const open = nav?.children[current]
    if (!nav || !(open instanceof HTMLElement)) return
    const show = () => {
      // Only the bar may scroll, never the page: scrollIntoView would move both. A tab wider than the bar shows its beginning.
      nav.scrollLeft = open.offsetLeft - nav.offsetLeft - Math.max(0, nav.clientWidth - open.offsetWidth) / 2
    }
    show()
    // a font that comes late and a phone that is turned move the tabs
    const watch = new ResizeObserver(show)
    watch.observe(nav)
    watch.observe(open)
    return () => watch.disconnect()
  }, [current])
  return bar
}
