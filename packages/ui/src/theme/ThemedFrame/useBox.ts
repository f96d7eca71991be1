import { type RefObject, useEffect, useState } from 'react'
import { whenInView } from '../whenInView.ts'

/** Width of an element in CSS pixels; 0 before it is measured. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}

/** Whether an element has come within one screen of the visible area. Stays true. */
export function useIsNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    return whenInView(element, () => setNear(true), { rootMargin: '400px' })
  }, [box])
  return isNear
}
