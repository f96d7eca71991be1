import { useEffect, useState } from 'react'
import { dayLength } from './frames.ts'

/** The day of a replay that is shown, and whether it plays. Playing ends on the last day; from there it begins anew. */
export function usePlayback(days: number) {
  const last = Math.max(0, days - 1)
  const [at, setAt] = useState(last)
  const [isPlaying, setPlaying] = useState(false)
  const shown = Math.min(at, last)
  useEffect(() => {
    if (!isPlaying) return
    if (shown >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setAt(shown + 1), dayLength(days))
    return () => clearTimeout(timer)
  }, [isPlaying, shown, last, days])
  return {
    at: shown,
    isPlaying,
    show(day: number) {
      setPlaying(false)
      setAt(day)
    },
    toggle() {
      if (!isPlaying && shown >= last) setAt(0)
      setPlaying(!isPlaying)
    },
  }
}
