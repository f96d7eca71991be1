import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { isLocked, profileArgs } from '@shulei/features/compete/competition/useCompetition.ts'
import { parseList } from '@shulei/features/compete/ranking/lists.ts'
import { embedArgs } from '@shulei/features/compete/ranking/RankingEmbed/embed.ts'
import { RankingEmbed } from '@shulei/features/compete/ranking/RankingEmbed/RankingEmbed.tsx'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { frameHostsHeader } from '../../../shell/frame-hosts.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { pathId } from '../../../shell/path-id.server.ts'
import type { Route } from './+types/ranking-embed.route'

/** Answers as the page of the ranking does: to nobody about a competition that is not published, and with the form of a private one's code. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = pathId(params.id, page.language)
  const competition = await callOrThrow(page.send(refs.competitionProfile, profileArgs(id)))
  if (isLocked(competition)) throw redirect(competitionAddress.privateVerify({ id }))
  const rankings = await callOrThrow(page.send(refs.competitionRankings, embedArgs(id, url.searchParams)))
  const { title, schedules } = competition
  return data(
    { competition: { id, title, schedules }, rankings, query: parseList(url.searchParams) },
    // search engines find the ranking itself
    { headers: { [frameHostsHeader]: rankings.frameHosts.join(' '), 'x-robots-tag': 'noindex' } },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export default function RankingEmbedPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('competition-page')
  const { pick } = useFormat()
  return (
    <>
      <PageTitle text={`${t('tab.ranking')} · ${pick(loaderData.competition.title)}`} />
      <RankingEmbed {...loaderData} />
    </>
  )
}
