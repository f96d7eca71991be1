import { spyOn } from 'storybook/test'

/**
 * Reports the page as idle at once, which on a busy machine it hardly ever is. Returns a function that restores the
 * original.
 */
export function atRest(): () => void {
  const idle = spyOn(window, 'requestIdleCallback').mockImplementation((call) =>
    window.setTimeout(() => call({ didTimeout: false, timeRemaining: () => 50 })),
  )
  return () => idle.mockRestore()
}
