import { conversationRows } from './conversation-rows.ts'
import { type CastPerson, personOf } from './people.ts'

export interface CastLine {
  from: CastPerson
  to: CastPerson
  text: string
  hoursAgo: number
  read: boolean
}

export interface CastConversation {
  /** The two people, in any order. */
  between: readonly [CastPerson, CastPerson]
  /** Oldest first. */
  lines: readonly CastLine[]
}

/** The conversations of the cast. */
export const conversations: readonly CastConversation[] = conversationRows.map(([[a, b], unread, rows]) => ({
  between: [personOf(a), personOf(b)],
  lines: rows.map(([from, hoursAgo, text], index) => ({
    from: personOf(from),
    to: personOf(from === a ? b : a),
    text,
    hoursAgo,
    read: index < rows.length - unread,
  })),
}))

const latest = ({ lines }: CastConversation) => Math.min(...lines.map(({ hoursAgo }) => hoursAgo))

/** A person's conversations, latest first. */
export const conversationsOf = (person: CastPerson): CastConversation[] =>
  conversations.filter(({ between }) => between.includes(person)).toSorted((a, b) => latest(a) - latest(b))

/** The conversation of two people. @throws Error if there is none. */
export function conversationBetween(a: CastPerson, b: CastPerson): CastConversation {
  const found = conversations.find(({ between }) => between.includes(a) && between.includes(b))
  if (!found) throw new Error(`${a.name} and ${b.name} have not written to each other`)
  return found
}
