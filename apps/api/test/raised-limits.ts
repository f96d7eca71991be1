import { type LimitOverrides, limitTable } from '../src/platform/limits/table.ts'

/** Every limit multiplied, for tests and benches of other subjects. */
export const raisedLimits = (factor: number): LimitOverrides =>
  Object.fromEntries(
    Object.entries(limitTable).map(([name, { points }]) => [name, { points: points * factor }]),
  ) as LimitOverrides
