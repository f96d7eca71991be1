import { useEffect, useEffectEvent } from 'react'

/** Calls once what opens has been painted: what it asks the server for must not hold up what it shows. */
export function useAfterPaint(call: () => void): void {
  const run = useEffectEvent(call)
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      // the first task after the frame
      task = setTimeout(() => run())
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [])
}
