import { spyOn } from 'storybook/test'

/** Tells a page at once that it is at rest, which on a busy machine it hardly ever is. Returns what takes that back. */
export function atRest(): () => void {
  const idle = spyOn(window, 'requestIdleCallback').mockImplementation((call) =>
    window.setTimeout(() => call({ didTimeout: false, timeRemaining: () => 50 })),
  )
  return () => idle.mockRestore()
}
