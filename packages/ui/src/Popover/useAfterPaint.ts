import { useEffect, useEffectEvent } from 'react'

/** Calls after the next frame has been painted. Returns a function that cancels the call. */
export function afterPaint(call: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    // The first task after the frame.
    task = setTimeout(call)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

/** Calls once after the first paint of a component, so that its requests do not delay that paint. */
export function useAfterPaint(call: () => void): void {
  const run = useEffectEvent(call)
  useEffect(() => afterPaint(() => run()), [])
}
