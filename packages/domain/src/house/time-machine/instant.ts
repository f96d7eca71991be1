import type { Instant } from '../../base/time/instant.ts'
import type { MachineRange } from './calendar.ts'

export { localInstant, localText } from '../../base/time/local.ts'

/** Whether the time machine shows an instant. */
export const isMachineInstant = (at: Instant, { from, to }: MachineRange): boolean =>
  Number.isSafeInteger(at) && from <= at && at <= to

/** The instant of the time machine that is nearest to another one. */
export const nearestInstant = (at: Instant, { from, to }: MachineRange): Instant => Math.min(Math.max(at, from), to)
