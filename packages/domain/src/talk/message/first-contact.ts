/** Most messages to a person who has never answered. */
export const FIRST_CONTACT_LIMIT = 3

/**
 * Messages left until the other person answers; null without a limit.
 * @param contact `sent`: messages written to the other person so far; `answered`: the other person has written back at least
 * once.
 */
export function firstContactLeft({ sent, answered }: { sent: number; answered: boolean }): number | null {
  return answered ? null : Math.max(0, FIRST_CONTACT_LIMIT - sent)
}
