import { NoConversation } from '@shulei/features/message/MessagesPage/NoConversation.tsx'

/** /messages without an open conversation. */
export default function None() {
  return <NoConversation />
}
