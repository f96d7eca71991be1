import { useFormat } from '@shulei/i18n/format.ts'
import { ScoreBand } from '@shulei/ui/ScoreBand/ScoreBand.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type BandAxis, bandAxis, isWhole } from './band-axis.ts'
import type { BoardProps } from './board-props.ts'
import { zonesOf } from './board-rows.ts'
import { type Rankings, rowAddress } from './ranking-query.ts'

/** The places where zones begin: halfway between the last team inside and the first one outside. */
function zonePlaces(rankings: Rankings, axis: BandAxis) {
  const { field, promotion } = rankings
  return zonesOf(promotion?.line ?? 0).flatMap(({ zone, to }) => {
    const last = field[to - 1]
    const next = field[to]
    // a zone that holds every team would say nothing
    if (!last || (!next && isWhole(rankings))) return []
    const from = (axis.at(last.score) + Math.max(0, axis.at((next ?? last).score))) / 2
    return from < 0 || from > 1 ? [] : [{ zone, to, from }]
  })
}

/** All teams of the list at their scores: badges, or bars where the teams are too many. */
export function Band({ rankings, competition, query }: Omit<BoardProps, 'isOpen'>) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  const { field, distribution, baselines, decimals, self } = rankings
  const axis = bandAxis(rankings)
  const [leader] = field
  if (!axis || !leader) return null
  const { at, worst, best, farOut } = axis
  // five digits tell two ends apart; the rows have all of them
  const score = (value: number) => format.score(value, Math.min(decimals, Math.abs(value) >= 100 ? 1 : 4))
  const isOwn = (teamId: number) => teamId === self?.team.id
  const teams = distribution.reduce((sum, { count }) => sum + count, 0)
  const whole = isWhole(rankings)
  /** An end of the axis, with the name of the baseline or the place of the team that stands there. */
  const end = (value: number) => {
    const baseline = baselines.find((one) => one.score === value)
    if (baseline) return t('ranking.bandEnd', { name: t(`ranking.bandBaseline.${baseline.key}`), score: score(value) })
    if (!whole) return score(value)
    return t(value === leader.score ? 'ranking.bandFirst' : 'ranking.bandLast', { score: score(value) })
  }
  const first = { ...leader, rank: 1 }
  const ownTeam = self && { ...self.team, rank: self.rank, score: self.score }
  const drawn = whole
    ? field.map((team, index) => ({ ...team, rank: index + 1 }))
    : [first, ...(ownTeam && ownTeam.rank > 1 ? [ownTeam] : [])]
  const numbers = { count: teams, n: format.number(teams), worst: score(worst), best: score(best) }
  const bars = distribution.map(({ from, to, count }) => ({
    from: at(from),
    to: at(to),
    count,
    isOwn: self !== null && (self.score - from) * (self.score - to) <= 0,
  }))
  return (
    <ScoreBand
      label={self ? t('ranking.bandMine', { ...numbers, rank: self.rank }) : t('ranking.bandLabel', numbers)}
      component={Link}
      marks={drawn.map((team) => ({
        id: String(team.id),
        at: at(team.score),
        seed: String(team.id),
        ...(team.avatar ? { src: team.avatar } : {}),
        text: t('ranking.bandMark', { rank: team.rank, team: team.name, score: format.score(team.score, decimals) }),
        isOwn: isOwn(team.id),
        link: { to: rowAddress(competition.id, query, { teamId: team.id, rank: team.rank }) },
      }))}
      {...(whole
        ? {}
        : {
            bars,
            table: {
              texts: { caption: t('ranking.distribution'), columns: [t('ranking.score'), t('ranking.count')] },
              rows: distribution.map(({ from, to, count }) => [`${score(from)} – ${score(to)}`, format.number(count)]),
            },
          })}
      posts={baselines.toReversed().map(({ key, score: value }) => ({
        id: key,
        at: at(value),
        ...([worst, best, farOut.worse, farOut.better].includes(value) && worst !== best
          ? {}
          : { label: t('ranking.bandEnd', { name: t(`ranking.bandBaseline.${key}`), score: score(value) }) }),
      }))}
      zones={zonePlaces(rankings, axis)
        .toReversed()
        .map(({ zone, to, from }) => ({
          zone,
          from,
          ...(whole ? { holds: to } : {}),
          label: t(zone === 'promoted' ? 'ranking.bandPromoted' : 'ranking.bandZone', { to }),
        }))}
      flags={[
        ...(self
          ? [
              {
                id: 'own',
                at: at(self.score),
                label: self.rank === 1 ? t('ranking.bandMineFirst') : t('ranking.bandMineAt', { rank: self.rank }),
                isOwn: true,
              },
            ]
          : []),
        ...(isOwn(leader.id) ? [] : [{ id: 'leader', at: at(leader.score), label: leader.name }]),
      ]}
      {...(worst === best ? {} : { ends: [end(worst), end(best)] as const })}
      cut={{ worse: farOut.worse !== undefined, better: farOut.better !== undefined }}
      farOut={{
        ...(farOut.worse === undefined ? {} : { worse: end(farOut.worse) }),
        ...(farOut.better === undefined ? {} : { better: end(farOut.better) }),
      }}
    />
  )
}
