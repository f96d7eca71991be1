import { pagesKeyOf } from '@shulei/features/message/usePages.ts'
import { centerRead, privateRead } from '@shulei/features/notice/center.ts'
import { MessageCenter } from '@shulei/features/notice/MessageCenter/MessageCenter.tsx'
import { centerListOf } from '@shulei/features/notice/view.ts'
import { useMemo } from 'react'
import { pageRequest } from '../../context.ts'
import { callOrThrow } from '../../shell/loader.server.ts'
import { Seeded } from '../../shell/seeded.tsx'
import type { Route } from './+types/center.route'

export const handle = { ns: ['message', 'notice'] }

/** For signed-in people: a visitor gets 401 with the way to sign in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { send } = context.get(pageRequest)
  const list = centerListOf(new URL(request.url).searchParams)
  const read = (list === 'private' ? privateRead : centerRead(list)) as typeof privateRead
  return { list, key: pagesKeyOf(read), answer: await callOrThrow(send(read.ref, read.argsOf())) }
}

export default function Center({ loaderData: { list, key, answer } }: Route.ComponentProps) {
  const answers = useMemo(() => ({ [key]: [answer] }), [key, answer])
  return (
    <Seeded answers={answers}>
      <MessageCenter list={list} />
    </Seeded>
  )
}
