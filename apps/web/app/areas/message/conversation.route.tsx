import { messagesRead } from '@shulei/features/message/conversation.ts'
import { MessageConversation } from '@shulei/features/message/MessageConversation/MessageConversation.tsx'
import { pagesKeyOf } from '@shulei/features/message/usePages.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { pageRequest } from '../../context.ts'
import { callOrThrow } from '../../shell/loader.server.ts'
import { pathId } from '../../shell/path-id.server.ts'
import { Seeded } from '../../shell/seeded.tsx'
import type { Route } from './+types/conversation.route'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = pathId(params.id, page.language)
  const read = messagesRead(id)
  return { id, messages: await callOrThrow(page.send(read.ref, read.argsOf())) }
}

export default function Conversation({ loaderData: { id, messages } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const answers = useMemo(() => ({ [pagesKeyOf(messagesRead(id))]: [messages] }), [id, messages])
  return (
    <Seeded key={id} answers={answers}>
      <MessageConversation partnerId={id} onRemoved={() => void navigate('/messages', { replace: true })} />
    </Seeded>
  )
}
