import { keyOf } from '@shulei/client/hooks.ts'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import { NoticePage } from '@shulei/features/house/inbox/NoticePage/NoticePage.tsx'
import { noticeRead } from '@shulei/features/talk/notice/detail.ts'
import { noticeRemoved } from '@shulei/features/talk/notice/useRemovedWord.ts'
import { useNavigate } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/notice.route'
import { noticeId } from './notice-id.server.ts'

export const handle = { ns: ['notice'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = await noticeId(page, params.id)
  const { ref, args } = noticeRead('notices', id)
  return { id, answers: { [keyOf(ref, args)]: await callOrThrow(page.send(ref, args)) } }
}

export default function Notice({ loaderData: { id, answers } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <Seeded key={id} answers={answers}>
      <NoticePage
        id={id}
        onRemoved={() => void navigate(noticeAddress.list(), { replace: true, state: noticeRemoved })}
      />
    </Seeded>
  )
}
