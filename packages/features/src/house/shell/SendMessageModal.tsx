import { useState } from 'react'
import { useMessageModal } from '../../base/site/message-modal.ts'
import { useLoaded } from '../../base/site/useLoaded.ts'

const sendMessage = {
  code: async () => (await import('../../talk/message/SendMessage.tsx')).SendMessage,
  texts: ['message'],
}

/** The page's single send-message dialog, loaded when it is opened for the first time. */
export function SendMessageModal() {
  const modal = useMessageModal()
  const [wasOpened, setWasOpened] = useState(false)
  if (modal && !wasOpened) setWasOpened(true)
  const { Part: SendMessage } = useLoaded(sendMessage, wasOpened)
  return SendMessage && <SendMessage modal={modal} />
}
