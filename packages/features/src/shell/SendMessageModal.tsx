import { useState } from 'react'
import { useMessageModal } from './message-modal.ts'
import { useLoaded } from './useLoaded.ts'

const sendMessage = {
  code: async () => (await import('../message/SendMessage.tsx')).SendMessage,
  texts: ['message'],
}

/** The send-message dialog of the page, loaded when it is opened for the first time. Once per page. */
export function SendMessageModal() {
  const modal = useMessageModal()
  const [wasOpened, setWasOpened] = useState(false)
  if (modal && !wasOpened) setWasOpened(true)
  const { Part: SendMessage } = useLoaded(sendMessage, wasOpened)
  return SendMessage && <SendMessage modal={modal} />
}
