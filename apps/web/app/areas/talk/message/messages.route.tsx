import * as messageAddress from '@shulei/domain/address/message.ts'
import { pagesKeyOf } from '@shulei/features/base/site/usePages.ts'
import { MessagesPage } from '@shulei/features/talk/message/MessagesPage/MessagesPage.tsx'
import { sessionsRead } from '@shulei/features/talk/message/sessions.ts'
import { Outlet, useMatch } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/messages.route'

export const handle = { ns: ['message'] }

/** Only for signed-in people. A visitor gets the 401 page with a sign-in link. */
export async function loader({ context }: Route.LoaderArgs) {
  const sessions = await callOrThrow(context.get(pageRequest).send(sessionsRead.ref, sessionsRead.argsOf()))
  return { answers: { [pagesKeyOf(sessionsRead)]: [sessions] } }
}

/** The list of conversations, and beside it the open one. */
export default function Messages({ loaderData: { answers } }: Route.ComponentProps) {
  const match = useMatch(messageAddress.conversation.pattern)
  return (
    <Seeded answers={answers}>
      <MessagesPage {...(match ? { partnerId: Number(match.params.id) } : {})}>
        <Outlet />
      </MessagesPage>
    </Seeded>
  )
}
