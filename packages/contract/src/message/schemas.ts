import * as z from 'zod'
import { id, instant } from '../fields.ts'

/**
 * The id of somebody in a query or body. What is no id is read as 0, which nobody has: a word, a negative or a huge number get
 * the same answer as somebody who does not exist.
 */
export const anyId = z
  .union([z.number(), z.string()])
  .transform((value) => (/^[1-9]\d{0,15}$/.test(String(value)) ? Number(value) : 0))
  .transform((value) => (Number.isSafeInteger(value) ? value : 0))

/** How much is unread, counted from the rows at one moment. */
export const Unread = z.object({
  /** Notices and messages together. Messages of the system sender do not count: their session is in no list (Q062). */
  total: z.int().min(0),
  notices: z.int().min(0),
  messages: z.int().min(0),
  /** State of the inbox: an answer with a smaller number is older than one with a greater, see `newerUnread`. */
  version: z.int().min(0),
})

/** After a mark: how many rows it changed, and how much is unread now. */
export const Marked = z.object({ affectedRows: z.int().min(0), unread: Unread })

/** A§3 participantor, by its right name inside: the other person of a conversation. */
export const Participantor = z.object({
  /** Site id, or 100000 for the system sender. */
  id,
  /** Single-sign-on id; null for the system sender. */
  ssoId: z.string().nullable(),
  /** The system sender's is in the reader's language. */
  name: z.string(),
  avatar: z.string().nullable(),
  /** The system writes: contents are markup, cleaned when written and when read, and nobody can answer. */
  system: z.boolean(),
})

/** A§3 Message session. */
export const MessageSession = z.object({
  id,
  participantor: Participantor,
  unread_count: z.int().min(0),
  last_message: z.object({ id, created_at: instant, mine: z.boolean() }),
  /** Beginning of the last message: plain text, one line. */
  snippet: z.string(),
  /** The last message is the reader's own. */
  is_replied: z.boolean(),
  /** The reader has muted the person: what they write arrives read. */
  muted: z.boolean(),
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
  /** Plain text of 1 to 255 code points; markup when `system` is true. */
  content: z.string(),
  created_at: instant,
  mine: z.boolean(),
  /** Whether the reader has read it. Own messages always are: nobody is told when the other one reads. */
  is_read: z.boolean(),
  system: z.boolean(),
  /** Site ids; the sender of a system message is 100000. */
  sender: id,
  receiver: id,
})

/** How the reader stands to the other person of a conversation. */
export const Conversation = z.object({
  participantor: Participantor,
  muted: z.boolean(),
  unread_count: z.int().min(0),
  /** False for the system sender, for a muted person, and when no first message is left. */
  can_send: z.boolean(),
  /** Messages left until the other one answers (first contact); null when there is no such limit any more. */
  first_contact_left: z.int().min(0).nullable(),
})
