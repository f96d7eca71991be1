import { DAY, type Instant } from '../../base/time/instant.ts'

/** Versions that the studio lists. */
export const shownVersions = 30

/** Secret links to a draft that may be open at a time. */
export const mostLinks = 10

/** Time for which a secret link opens a draft, milliseconds. */
export const linkLifetime = 14 * DAY

/** Latest instant for which a version can be scheduled, from now, milliseconds. */
export const longestWait = 366 * DAY

/** Length of a secret: 256 bits as base64url. */
export const secretLength = 43

/** Random bytes hardly ever have fewer different characters than this: 43 of 64 have 31 on the average. */
const leastDifferent = 16

/** Whether the secret of a link was not made from random bytes. */
export const isWeakSecret = (secret: string): boolean =>
  secret.length !== secretLength || new Set(secret).size < leastDifferent

/** Whether a version may be scheduled for an instant: after now, within a year. */
export const isPublishTime = (at: Instant, now: Instant): boolean => at > now && at <= now + longestWait
