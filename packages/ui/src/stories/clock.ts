/** Time of every story, as set by the preview, ms since the epoch. */
export const storyNow = Date.parse('2026-11-21T12:40:00+08:00')

/** A clock that stands still. */
export const stoppedClock = () => storyNow
