import type { Data } from '@shulei/contract/call.ts'
import type { competitionHistory } from '@shulei/contract/people/profile/calls.ts'
import * as certificateAddress from '@shulei/domain/address/certificate.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { ShareBar } from '@shulei/ui/Bars/ShareBar.tsx'
import { Sparkline } from '@shulei/ui/Sparkline/Sparkline.tsx'
import { Cell, Row } from '@shulei/ui/Table/Table.tsx'
import { Tag, type TagTone } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './CompetitionHistory.css.ts'
import { topShare } from './top-share.ts'

export type History = Data<typeof competitionHistory>['list'][number]
type HistoryResult = NonNullable<History['standing']>

const medals = [
  { key: 'history.first', tone: 'success' },
  { key: 'history.second', tone: 'accent' },
  { key: 'history.third', tone: 'warning' },
] as const

/** The rank: provisional while the competition runs, final when it is over; without one, the reason. */
function Place({ row }: { row: History }) {
  const { t } = useTranslation('profile')
  const { number } = useFormat()
  const { competition, standing } = row
  if (!standing) {
    const { state } = competition
    const key = state === 'openSignup' || state === 'upcoming' ? (`history.${state}` as const) : 'history.unranked'
    return <Tag isOutlined>{t(key)}</Tag>
  }
  const rank = number(standing.rank)
  if (competition.state !== 'ended') {
    return <Tag tone="action">{t('history.ranked', { list: standing.list, rank })}</Tag>
  }
  const medal = medals[standing.rank - 1]
  const tone: TagTone = medal?.tone ?? 'neutral'
  return <Tag tone={tone}>{medal ? t(medal.key) : t('history.final', { rank })}</Tag>
}

/** Position of the rank among all ranked teams. */
function Position({ standing }: { standing: HistoryResult }) {
  const { t } = useTranslation('profile')
  const { number } = useFormat()
  const { rank, total } = standing
  const share = topShare(rank, total)
  const plain = `${number(rank)} / ${number(total)}`
  const title = share ? t('history.topText', { total: number(total), rank: number(rank), share }) : plain
  return (
    <span className={css.position} title={title}>
      <ShareBar form="marker" tone="mine" share={total > 1 ? (total - rank) / (total - 1) : 1} />
      <span className={css.note}>{share ? t('history.top', { share }) : plain}</span>
    </span>
  )
}

function Run({ competition, standing }: Pick<History, 'competition'> & { standing: HistoryResult }) {
  const { t } = useTranslation('profile')
  const { score } = useFormat()
  const { direction, decimals } = metrics[competition.metric]
  const [first = standing.score] = standing.history
  const label = t('history.runText', { from: score(first, decimals), to: score(standing.score, decimals) })
  return (
    <Sparkline
      values={standing.history}
      better={direction === 'asc' ? 'lower' : 'higher'}
      tone="mine"
      width={120}
      label={label}
    />
  )
}

/** One competition of a person. */
export function HistoryRow({ row }: { row: History }) {
  const { t } = useTranslation('profile')
  const { pick, date } = useFormat()
  const { competition, signedUpAt, team, standing } = row
  return (
    <Row>
      <Cell from="tablet" variant="muted">
        <span className={css.year}>{date(signedUpAt).slice(0, 4)}</span>
      </Cell>
      <Cell isRowHeader>
        <Link className={css.competition} to={competitionAddress.overview({ id: competition.id })}>
          {pick(competition.title)}
        </Link>
        <span className={css.note}>
          {team ? <bdi>{team.name}</bdi> : t('history.noTeam')}
          {team?.isCaptain && team.members.length > 1 ? ` · ${t('history.captain')}` : ''}
        </span>
      </Cell>
      <Cell from="tablet">{standing && <Run competition={competition} standing={standing} />}</Cell>
      <Cell from="tablet">{standing && <Position standing={standing} />}</Cell>
      <Cell align="end">
        <span className={css.place}>
          <Place row={row} />
          {team?.certificate ? (
            <TextLink
              component={Link}
              to={certificateAddress.detail({ id: team.certificate })}
              isStandalone
              aria-label={t('history.certificateOf', { competition: pick(competition.title) })}
            >
              {t('history.certificate')}
            </TextLink>
          ) : null}
        </span>
      </Cell>
    </Row>
  )
}
