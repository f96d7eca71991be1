import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { ActivityPage } from '@shulei/features/publish/content/ActivityPage/ActivityPage.tsx'
import { activityArgs } from '@shulei/features/publish/content/content.ts'
import { redirect } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { leaveFormerId } from '../../../shell/former-id.server.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { pathId } from '../../../shell/path-id.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/activity.route'
import { ContentHead } from './content-head.tsx'

export const handle = { ns: ['content'], describes: true }

/** Number of the content page that an address names; 0 for the activity itself. */
const partOf = (pathname: string) => Number(/\/content-([1-5])(?:\.data)?\/?$/.exec(pathname)?.[1] ?? 0)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  // without an id the address is that of all activities (R050)
  if (params.id === undefined) throw redirect(siteAddress.information({ kind: 'activity' }))
  const id = pathId(params.id, page.language)
  const part = partOf(url.pathname)
  const args = activityArgs(id, part, page.language)
  const activity = await callOrThrow(page.send(refs.activity, args))
  leaveFormerId(url, id, activity.id)
  return { id, part, activity, answers: { [keyOf(refs.activity, args)]: activity } }
}

export default function ActivityRoute({ loaderData: { id, part, activity, answers } }: Route.ComponentProps) {
  const tab = activity.parts.find(({ no }) => no === part)
  return (
    <Seeded answers={answers}>
      <ContentHead
        title={tab ? `${tab.title} · ${activity.title}` : activity.title}
        text={activity.summary}
        subject={{ page: 'activity', id: activity.id }}
        facts={{
          inLanguage: activity.lang,
          ...(activity.meeting
            ? {
                '@type': 'Event',
                name: activity.title,
                startDate: activity.meeting.start,
                endDate: activity.meeting.end,
                location: { '@type': 'Place', name: activity.meeting.place },
              }
            : {}),
        }}
      />
      <ActivityPage id={id} part={part} />
    </Seeded>
  )
}
