import { pagesKeyOf } from '@shulei/features/base/site/usePages.ts'
import { centerRead, privateRead } from '@shulei/features/talk/notice/center.ts'
import { MessageCenter } from '@shulei/features/talk/notice/MessageCenter/MessageCenter.tsx'
import { centerListOf } from '@shulei/features/talk/notice/view.ts'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/center.route'

export const handle = { ns: ['message', 'notice'] }

/** Only for signed-in people. A visitor gets the 401 page with a sign-in link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { send } = context.get(pageRequest)
  const list = centerListOf(url.searchParams)
  const read = (list === 'private' ? privateRead : centerRead(list)) as typeof privateRead
  const first = await callOrThrow(send(read.ref, read.argsOf()))
  return { list, answers: { [pagesKeyOf(read)]: [first] } }
}

export default function Center({ loaderData: { list, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <MessageCenter list={list} />
    </Seeded>
  )
}
