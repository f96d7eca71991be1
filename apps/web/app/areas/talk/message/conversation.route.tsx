import { refs } from '@shulei/contract/refs.ts'
import * as messageAddress from '@shulei/domain/address/message.ts'
import { messagesArgs, messagesKey } from '@shulei/features/talk/message/conversation.ts'
import { MessageConversation } from '@shulei/features/talk/message/MessageConversation/MessageConversation.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { pathId } from '../../../shell/path-id.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/conversation.route'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = pathId(params.id, page.language)
  const messages = await callOrThrow(page.send(refs.inboxMessages, messagesArgs(id)))
  return { id, answers: { [messagesKey(id)]: messages } }
}

export default function Conversation({ loaderData: { id, answers } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const at = Number(query.get('at')) || undefined
  return (
    <Seeded key={id} answers={answers}>
      <MessageConversation
        partnerId={id}
        at={at}
        onRemoved={() => void navigate(messageAddress.list(), { replace: true })}
      />
    </Seeded>
  )
}
