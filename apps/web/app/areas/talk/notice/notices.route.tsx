import { pagesKeyOf } from '@shulei/features/base/site/usePages.ts'
import { sessionsRead } from '@shulei/features/talk/message/sessions.ts'
import { NoticesPage } from '@shulei/features/talk/notice/NoticesPage/NoticesPage.tsx'
import { noticesRead } from '@shulei/features/talk/notice/notices.ts'
import { noticesViewOf } from '@shulei/features/talk/notice/view.ts'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/notices.route'

export const handle = { ns: ['message', 'notice'] }

/** Only for signed-in people. A visitor gets the 401 page with a sign-in link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { send } = context.get(pageRequest)
  const view = noticesViewOf(url.searchParams)
  const read = view === 'message' ? sessionsRead : noticesRead
  const answer =
    view === 'message' ? send(sessionsRead.ref, sessionsRead.argsOf()) : send(noticesRead.ref, noticesRead.argsOf())
  return { view, answers: { [pagesKeyOf(read as typeof noticesRead)]: [await callOrThrow<unknown>(answer)] } }
}

export default function Notices({ loaderData: { view, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <NoticesPage view={view} />
    </Seeded>
  )
}
