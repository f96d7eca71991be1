import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { ActivityPage } from '@shulei/features/publish/content/ActivityPage/ActivityPage.tsx'
import { activityArgs } from '@shulei/features/publish/content/content.ts'
import { DiscussionPage } from '@shulei/features/publish/discussion/DiscussionPage/DiscussionPage.tsx'
import { callsOf, parseDiscussion, topicArgs, topicsArgs } from '@shulei/features/publish/discussion/discussion.ts'
import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router'
import { type PageRequest, pageRequest } from '../../../context.ts'
import { leaveFormerId } from '../../../shell/former-id.server.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { pathId } from '../../../shell/path-id.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/activity-discussion.route'
import { ContentHead } from './content-head.tsx'

export const handle = { ns: ['content', 'discussion'], describes: true }

const scopeOf = (id: number): DiscussionScope => ({ kind: 'activity', id })

/** The topics, or the topic that the address names: its title, and the answer by its key. */
async function readDiscussion(page: PageRequest, scope: DiscussionScope, params: URLSearchParams) {
  const query = parseDiscussion(params)
  const calls = callsOf(scope)
  if (query.topic === undefined) {
    const args = topicsArgs(scope, query.page)
    const answer: unknown = await callOrThrow(page.send(calls.topics, args))
    return { title: null, key: keyOf(calls.topics, args), answer }
  }
  const args = topicArgs(scope, query.topic, query.page)
  const answer = await callOrThrow(page.send(calls.topic, args))
  return { title: answer.topic.title, key: keyOf(calls.topic, args), answer: answer as unknown }
}

/** The discussion of an activity (R056). Without an id the address is that of all activities, as for its content pages. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  if (params.id === undefined) throw redirect(siteAddress.information({ kind: 'activity' }))
  const id = pathId(params.id, page.language)
  const args = activityArgs(id, 0, page.language)
  const activity = await callOrThrow(page.send(refs.activity, args))
  leaveFormerId(url, id, activity.id)
  const found = await readDiscussion(page, scopeOf(id), url.searchParams)
  return {
    id,
    activity,
    title: found.title,
    answers: { [keyOf(refs.activity, args)]: activity, [found.key]: found.answer },
  }
}

export default function ActivityDiscussionRoute({
  loaderData: { id, activity, title, answers },
}: Route.ComponentProps) {
  const { t } = useTranslation('content')
  return (
    <Seeded answers={answers}>
      <ContentHead
        title={`${title ?? t('activity.discussion')} · ${activity.title}`}
        text={activity.summary}
        subject={{ page: 'activity', id: activity.id }}
      />
      <ActivityPage id={id} part={0}>
        <DiscussionPage scope={scopeOf(id)} />
      </ActivityPage>
    </Seeded>
  )
}
