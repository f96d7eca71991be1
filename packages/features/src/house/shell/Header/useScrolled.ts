import { useEffect, useState } from 'react'

/** A§9: the header checks the scroll position every 500 ms, and is "scrolled" beyond 8 px. */
const refreshEvery = 500
const threshold = 8

/** Whether the page is scrolled. Local only (Q007); not checked while the tab is hidden. */
export function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setScrolled(scrollY > threshold)
    }
    look()
    const timer = setInterval(look, refreshEvery)
    return () => clearInterval(timer)
  }, [])
  return isScrolled
}
