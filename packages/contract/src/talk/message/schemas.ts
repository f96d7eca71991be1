import * as z from 'zod'
import { id, instant } from '../../fields.ts'

/**
 * Id of a person in a query or body. An invalid id (a word, a negative or a huge number) is read as 0, which belongs to no
 * person, so it gets the same answer as an unknown person.
 */
export const anyId = z
  .union([z.number(), z.string()])
  .transform((value) => (/^[1-9]\d{0,15}$/.test(String(value)) ? Number(value) : 0))
  .transform((value) => (Number.isSafeInteger(value) ? value : 0))

/** Numbers of unread rows, all counted at one moment. */
export const Unread = z.object({
  /**
   * Notices and messages together. Messages of the system sender do not count, because their conversation is in no list
   * (Q062).
   */
  total: z.int().min(0),
  notices: z.int().min(0),
  messages: z.int().min(0),
  /** Version of the inbox: an answer with a smaller number is older, see `newerUnread`. */
  version: z.int().min(0),
})

/** Result of a mark: number of changed rows, and unread counts afterwards. */
export const Marked = z.object({ affectedRows: z.int().min(0), unread: Unread })

/** A§3 participantor, spelt correctly inside the product: the other person of a conversation. */
export const Participantor = z.object({
  /** Site id, or 100000 for the system sender. */
  id,
  /** Single-sign-on id; null for the system sender. */
  ssoId: z.string().nullable(),
  /** Name; that of the system sender is in the reader's language. */
  name: z.string(),
  avatar: z.string().nullable(),
  /** The person is the system sender: contents are markup, sanitised when written and when read, and cannot be answered. */
  system: z.boolean(),
})

/** A§3 Message session. */
export const MessageSession = z.object({
  id,
  participantor: Participantor,
  unread_count: z.int().min(0),
  last_message: z.object({ id, created_at: instant, mine: z.boolean() }),
  /** Beginning of the last message: plain text, one line; for a picture its name in the reader's language. */
  snippet: z.string(),
  /** The reader wrote the last message. */
  is_replied: z.boolean(),
  /** The reader blocks the person. */
  blocked: z.boolean(),
})

/** A§3 Inbox totals. */
export const InboxTotals = z.object({
  /** Latest first. */
  sessions: z.array(MessageSession),
  unread_count: z.int().min(0),
  session_total: z.int().min(0),
  /** `before` of the next page; null at the end. */
  next: id.nullable(),
})

/** One message as its reader sees it. */
export const Message = z.object({
  id,
  /** Plain text of 1 to 255 code points, markup when `system` is true, and empty when the message is a picture. */
  content: z.string(),
  created_at: instant,
  mine: z.boolean(),
  /**
   * Whether the reader has read the message. The reader's own messages are always read: the product has no read receipts.
   */
  is_read: z.boolean(),
  system: z.boolean(),
  /** Site ids; the sender of a system message is 100000. */
  sender: id,
  receiver: id,
  /** Only the two people of the message can read its address. */
  picture: z.object({ url: z.string(), width: z.int().min(1), height: z.int().min(1) }).nullable(),
})

/** Relation of the reader to the other person of a conversation. */
export const Conversation = z.object({
  participantor: Participantor,
  /** The reader blocks the person. */
  blocked: z.boolean(),
  /** The person blocks the reader. */
  refused: z.boolean(),
  unread_count: z.int().min(0),
  /** False for the system sender, when either person blocks the other, and when no first message is left. */
  can_send: z.boolean(),
  /** Messages left until the other person answers (first contact); null when the limit no longer applies. */
  first_contact_left: z.int().min(0).nullable(),
})
