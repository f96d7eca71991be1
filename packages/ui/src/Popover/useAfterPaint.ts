import { useEffect, useEffectEvent } from 'react'

/** Calls after the next frame has been painted. Returns what calls it off. */
export function afterPaint(call: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    // the first task after the frame
    task = setTimeout(call)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

/** Calls once what opens has been painted: what it asks the server for must not hold up what it shows. */
export function useAfterPaint(call: () => void): void {
  const run = useEffectEvent(call)
  useEffect(() => afterPaint(() => run()), [])
}
