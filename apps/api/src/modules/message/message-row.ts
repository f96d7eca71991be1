import { messages } from './tables.ts'

/** The columns of a message that reading and answering need. */
export const messageColumns = {
  id: messages.id,
  senderId: messages.senderId,
  receiverId: messages.receiverId,
  content: messages.content,
  system: messages.system,
  readAt: messages.readAt,
  createdAt: messages.createdAt,
}

export type MessageRow = Pick<typeof messages.$inferSelect, keyof typeof messageColumns>
