export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds'

/**
 * Time left from `now` to `target` (both ms since the epoch), in whole seconds rounded up. All parts are 0 after the target.
 */
export function countdownParts(target: number, now: number): Record<CountdownUnit, number> {
  const left = Math.max(0, Math.ceil((target - now) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
