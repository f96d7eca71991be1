import type { StoredImage } from '../../base/upload/upload.service.ts'
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

export interface MessageRow extends Pick<typeof messages.$inferSelect, keyof typeof messageColumns> {
  picture: StoredImage | null
}
