import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { newsOf, nextReading, openReading } from './reading.ts'
import type { Message } from './window.ts'

/** Distance from the end at which the end still counts as in sight, px. */
const nearEnd = 48

/**
 * Tracks the read position in an open conversation.
 * @param scroller the scrolling box, whose `scrollTop` is 0 at its end and negative above it.
 */
export function useReading(scroller: RefObject<HTMLElement | null>, messages: readonly Message[]) {
  const [reading, setReading] = useState(() => openReading(messages))
  const look = useEffectEvent(() => {
    const isAway = document.hidden || (scroller.current?.scrollTop ?? 0) < -nearEnd
    setReading((known) => nextReading(known, messages, isAway))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed messages trigger the check
  useEffect(() => look(), [messages])
  useEffect(() => {
    const box = scroller.current
    const onChange = () => look()
    box?.addEventListener('scroll', onChange, { passive: true })
    document.addEventListener('visibilitychange', onChange)
    return () => {
      box?.removeEventListener('scroll', onChange)
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [scroller])
  return { ...newsOf(reading, messages), isAway: reading.isAway }
}
