import { NoConversation } from '@shulei/features/talk/message/MessagesPage/NoConversation.tsx'

/** /messages without an open conversation. */
export default function None() {
  return <NoConversation />
}
