/** The fixed clock of all stories and mocks: 12:40 on 21 November 2026 in Shanghai. */
export const mockNow = Date.parse('2026-11-21T12:40:00+08:00')

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** ISO instant relative to `mockNow`; negative is the past. */
export const fromNow = (offset: { days?: number; hours?: number; minutes?: number }): string =>
  new Date(
    mockNow + (offset.days ?? 0) * day + (offset.hours ?? 0) * hour + (offset.minutes ?? 0) * minute,
  ).toISOString()
