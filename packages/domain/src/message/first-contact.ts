/** How many messages a person may write to somebody who has never answered. */
export const FIRST_CONTACT_LIMIT = 3

/**
 * How many messages are left until the other one answers; null when there is no limit between the two any more.
 * @param contact `sent`: messages written to the other so far; `answered`: the other has written back at least once.
 */
export function firstContactLeft({ sent, answered }: { sent: number; answered: boolean }): number | null {
  return answered ? null : Math.max(0, FIRST_CONTACT_LIMIT - sent)
}
