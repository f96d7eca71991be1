import { MINUTE } from '../../base/time/instant.ts'

/** Longest pause between two messages of one group. */
export const GROUP_PAUSE = 5 * MINUTE

/** The fields of a message that decide its place in a conversation. */
export interface Line {
  mine: boolean
  /** ISO instant. */
  at: string
}

/** Position of a message relative to its neighbours. */
export interface Place {
  /** First message of its day. */
  opensDay: boolean
  /** First message of its group: shows the sender. */
  opensGroup: boolean
  /** Last message of its group: shows the time. */
  closesGroup: boolean
}

/**
 * Positions of messages, oldest first. A group contains messages of one person on one day without a pause of more than five
 * minutes.
 *
 * @param dayOf the day of an instant in the reader's zone.
 * @param breaks whether a divider, such as that of new messages, comes before a message.
 */
export function placesOf<L extends Line>(
  lines: readonly L[],
  dayOf: (at: string) => string,
  breaks: (line: L) => boolean = () => false,
): Place[] {
  const opens = lines.map((line, index) => {
    const before = lines[index - 1]
    const opensDay = before === undefined || dayOf(before.at) !== dayOf(line.at)
    const follows =
      !opensDay &&
      before.mine === line.mine &&
      Math.abs(Date.parse(line.at) - Date.parse(before.at)) <= GROUP_PAUSE &&
      !breaks(line)
    return { opensDay, opensGroup: !follows }
  })
  return opens.map((place, index) => ({ ...place, closesGroup: opens[index + 1]?.opensGroup ?? true }))
}
