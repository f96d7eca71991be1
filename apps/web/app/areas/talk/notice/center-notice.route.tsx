import { keyOf } from '@shulei/client/hooks.ts'
import * as noticeAddress from '@shulei/domain/address/notice.ts'
import { NoticePage } from '@shulei/features/house/inbox/NoticePage/NoticePage.tsx'
import { type NoticePlace, noticeRead } from '@shulei/features/talk/notice/detail.ts'
import { noticeRemoved } from '@shulei/features/talk/notice/useRemovedWord.ts'
import { useNavigate } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/center-notice.route'
import { noticeId } from './notice-id.server.ts'

export const handle = { ns: ['notice'] }

/** Kind of a notice by the last part of its address, such as `/message-center/notify-block/:id`. */
function placeOf({ pathname }: URL): Exclude<NoticePlace, 'notices'> {
  if (pathname.includes('/notify-block/')) return 'block'
  return pathname.includes('/notify-invite/') ? 'invite' : 'system'
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = await noticeId(page, params.id)
  const place = placeOf(url)
  const { ref, args } = noticeRead(place, id)
  return { id, place, answers: { [keyOf(ref, args)]: await callOrThrow(page.send(ref, args)) } }
}

export default function CenterNotice({ loaderData: { id, place, answers } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <Seeded key={`${place}-${id}`} answers={answers}>
      <NoticePage
        id={id}
        place={place}
        onRemoved={() => void navigate(noticeAddress.center(), { replace: true, state: noticeRemoved })}
      />
    </Seeded>
  )
}
