import { MessagesPage } from '@shulei/features/message/MessagesPage/MessagesPage.tsx'
import { sessionsRead } from '@shulei/features/message/sessions.ts'
import { pagesKeyOf } from '@shulei/features/message/usePages.ts'
import { useMemo } from 'react'
import { Outlet, useMatch } from 'react-router'
import { pageRequest } from '../../context.ts'
import { callOrThrow } from '../../shell/loader.server.ts'
import { Seeded } from '../../shell/seeded.tsx'
import type { Route } from './+types/messages.route'

export const handle = { ns: ['message'] }

/** For signed-in people: a visitor gets 401 with the way to sign in. */
export const loader = ({ context }: Route.LoaderArgs) =>
  callOrThrow(context.get(pageRequest).send(sessionsRead.ref, sessionsRead.argsOf()))

/** All conversations, with the open one beside them. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const match = useMatch('/messages/:id')
  const answers = useMemo(() => ({ [pagesKeyOf(sessionsRead)]: [loaderData] }), [loaderData])
  return (
    <Seeded answers={answers}>
      <MessagesPage {...(match ? { partnerId: Number(match.params.id) } : {})}>
        <Outlet />
      </MessagesPage>
    </Seeded>
  )
}
