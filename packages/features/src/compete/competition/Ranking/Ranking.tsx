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

/**
 * A ranking: the list under the band of all scores, and the way of the first ten. Its state is in the address.
 *
 * - MUST keep everything it shows in the address (`sch`, `stage`, `page`, `search`) and work without JavaScript: links and a form
 *   with method GET (B§2, B§7).
 * - MUST show page 20 rows at a time by default (B§7) and only teams with a score; baselines are marked, carry no rank and are not
 *   counted.
 * - MUST show list A and list B as two lists; a list that is not open says when it opens, with the zone, and shows no score, rank
 *   or count (B§4).
 * - MUST show ranks on the first screen, beside the own row: at least four at 1280 × 800 and three on a phone of 390 × 844.
 * - MUST show every team of a list of up to 120 at its score, on an axis whose ends are scores; what lies far out stands beyond a
 *   marked cut. A longer list is bars.
 * - MUST slide the rows to their places when the list is switched, and stand still under reduced motion.
 * - MUST say movement in words and never in red and green: up, down, new, unchanged since the 02:00 snapshot.
 * - MUST keep the own row in sight: in its place, or stuck to the window's lower edge while its place lies below and under the
 *   header while it lies above, or in the table's foot with the way to its page; with what is missing to the next goal.
 * - MUST follow the metric's direction in order, bars, lines and gaps.
 * - MUST drop columns on narrow screens in this order: members, latest, entries, gap, run of scores; rank, movement, team and score
 *   stay.
 * - MUST print each team in a line or two, its members by name, without the drawings that paper would cut or leave white.
 * - MUST say on the list that decides who goes on to the next round, with the line, and once it is decided mark each promoted team
 *   and tell the reader's team its own outcome.
 * - MUST say which teams are simulated.
 * - MUST offer the code that shows the list inside a frame of another site, and name the sites that may.
 * - MUST tell an empty list, a search without result and a page behind the last apart, each with a way on.
 */
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
