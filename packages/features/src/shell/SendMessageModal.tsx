import { lazy, Suspense, useState } from 'react'
import { useMessageModal } from './message-modal.ts'

const SendMessage = lazy(async () => ({
  default: (await import('../message/SendMessage.tsx')).SendMessage,
}))

/** The send-message dialog of the page, loaded when it is opened for the first time. Once per page. */
export function SendMessageModal() {
  const modal = useMessageModal()
  const [wasOpened, setWasOpened] = useState(false)
  if (modal && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <SendMessage modal={modal} />
    </Suspense>
  )
}
