import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { useCompetition } from '@shulei/features/compete/competition/useCompetition.ts'
import { DiscussionPage } from '@shulei/features/publish/discussion/DiscussionPage/DiscussionPage.tsx'
import { parseDiscussion, topicArgs, topicsArgs } from '@shulei/features/publish/discussion/discussion.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/discuss.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ContestTitle } from './title.tsx'

const competition = (id: number): DiscussionScope => ({ kind: 'competition', id })

export const handle = { ns: ['discussion'] }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = context.get(pageRequest)
  const id = competitionIdOf(params.id, request.language)
  const { topic, page } = parseDiscussion(url.searchParams)
  if (topic === undefined) {
    const args = topicsArgs(competition(id), page)
    const topics = await callOrThrow(request.send(refs.discussionTopics, args))
    return { id, title: null, answers: { [keyOf(refs.discussionTopics, args)]: topics as unknown } }
  }
  const args = topicArgs(competition(id), topic, page)
  const found = await callOrThrow(request.send(refs.discussionTopic, args))
  return { id, title: found.topic.title, answers: { [keyOf(refs.discussionTopic, args)]: found as unknown } }
}

function TopicTitle({ competitionId, title }: { competitionId: number; title: string }) {
  const { pick } = useFormat()
  const { data } = useCompetition(competitionId)
  if (!data) return null
  const text = `${title} · ${pick(data.title)}`
  return (
    <>
      <PageTitle text={text} />
      <ShareMeta subject={{ page: 'competition', id: competitionId }} title={text} text={pick(data.summary)} />
    </>
  )
}

export default function ContestDiscussion({ loaderData: { id, title, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      {title === null ? (
        <ContestTitle competitionId={id} tab="discuss" />
      ) : (
        <TopicTitle competitionId={id} title={title} />
      )}
      <DiscussionPage scope={competition(id)} />
    </Seeded>
  )
}
