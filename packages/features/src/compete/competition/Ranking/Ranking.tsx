import { keyOf, useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useCompetition } from '../useCompetition.ts'
import { Board } from './Board.tsx'
import { EmbedCode } from './EmbedCode.tsx'
import * as css from './Ranking.css.ts'
import { listOf, parseRanking, rankingArgs } from './ranking-query.ts'
import { Trend } from './Trend.tsx'

/** A ranking: the list under the band of all scores, and the way of the first ten. Its state is in the address. */
export function Ranking({ competitionId }: { competitionId: number }) {
  const { t, i18n } = useTranslation('shell')
  const lang = i18n.language as Language
  const { t: page } = useTranslation('competition-page')
  const [params] = useSearchParams()
  const query = parseRanking(params)
  const { data: competition } = useCompetition(competitionId)
  const { data, error, mutate } = useCall(refs.competitionRankings, rankingArgs(competitionId, query))
  if (data && competition) {
    const isOpen = data.lists.some(({ stage, open }) => stage === data.stage && open)
    return (
      <div className={css.page}>
        <Board rankings={data} competition={competition} query={query} isOpen={isOpen} />
        {isOpen ? <Trend competitionId={competitionId} rankings={data} query={query} /> : null}
        <p className={css.proof}>
          {/* reviewers rank projects once: there are no days of a list, and no file proves a score */}
          {data.metric === 'review' ? null : (
            <>
              <TextLink component={Link} to={competitionAddress.weeklyRankings({ id: competitionId })} isStandalone>
                {page('ranking.past')}
              </TextLink>
              <TextLink component={Link} to={competitionAddress.proof({ id: competitionId })} isStandalone>
                {page('ranking.proof')}
              </TextLink>
            </>
          )}
          {isOpen ? (
            <TextLink
              href={keyOf(refs.rankingFile, { params: { id: competitionId }, query: { ...listOf(query), lang } })}
              download
              isStandalone
            >
              {page('ranking.file')}
            </TextLink>
          ) : null}
        </p>
        <EmbedCode rankings={data} competition={competition} query={query} />
      </div>
    )
  }
  if (!error) return <Skeleton label={t('a11y.loading')} shape="rows" count={10} />
  return <LoadFailed error={error} onRetry={() => mutate()} />
}
