import type { Data } from '@shulei/contract/call.ts'
import type { home } from '@shulei/contract/house/shell/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { Countdown } from '@shulei/ui/Countdown/Countdown.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Platform } from '@shulei/ui/Platform/Platform.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './HomeHero.css.ts'
import { Ticker } from './Ticker.tsx'

export interface HomeHeroProps {
  data: Data<typeof home>
}

type Ring = NonNullable<HomeHeroProps['data']['ring']>

/** A team's row on the ranking that the ring shows. */
const rowAddress = ({ competition: { id }, allTime }: Ring, teamId: number) =>
  allTime
    ? competitionAddress.weeklyRankings({ id })
    : competitionAddress.ranking({ id, hash: competitionAddress.teamRow(teamId) })

/** The line under the drawing: the scores that the columns show, and the time from which they grow. */
function Caption({ ring, contest, list }: { ring: Ring; contest: string; list: string }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { rows, allTime, since, updatedAt } = ring
  const count = rows.length
  if (count === 0) return t('hero.captionEmpty', { contest, list })
  if (allTime || updatedAt === null) return t('hero.captionAllTime', { contest, count })
  return t('hero.caption', { contest, list, count, time: format.time(updatedAt), since: format.dayTime(since) })
}

/** The competition with an open list: its first fourteen teams as columns, its reward, and the time left. */
export function HomeHero({ data }: HomeHeroProps) {
  const { t } = useTranslation('home')
  const { t: shell } = useTranslation('shell')
  const { now } = useContext(TimeContext)
  const format = useFormat()
  const { ring, totals } = data
  const title = ring ? format.pick(ring.competition.title) : ''
  // height shows merit: where smaller scores win, the smaller score is taller
  const merit = (score: number) => (ring && metrics[ring.metric].direction === 'asc' ? -score : score)
  const listName = t(ring?.allTime ? 'hero.allTime' : ring?.stage === 1 ? 'hero.listB' : 'hero.listA')
  return (
    <section className={css.hero}>
      <div className={css.inner}>
        <div className={css.words}>
          <p className={css.live}>
            {ring && (
              <Tag tone="action" hasDot>
                {t('hero.live')}
              </Tag>
            )}
            <span>{t('hero.running', { count: totals.running })}</span>
          </p>
          <h1 className={css.claim}>{t('hero.claim')}</h1>
          <p className={css.lead}>
            {t('hero.lead', {
              teams: format.number(totals.teams),
              submits: format.number(totals.submits),
              contest: title,
            })}
          </p>
          <div className={css.actions}>
            {ring && (
              <LinkButton
                component={Link}
                to={competitionAddress.overview({ id: ring.competition.id })}
                variant="primary"
                size="l"
              >
                {t('hero.enter')}
              </LinkButton>
            )}
            <LinkButton
              component={Link}
              to={competitionAddress.list()}
              variant={ring ? 'secondary' : 'primary'}
              size="l"
            >
              {t('hero.all')}
            </LinkButton>
          </div>
          {ring?.deadline && (
            <div className={css.deadline}>
              <p className={css.deadlineLabel}>{t(`hero.until.${ring.deadline.kind}`, { contest: title })}</p>
              <Countdown
                target={Date.parse(ring.deadline.at)}
                now={now}
                ground="hero"
                label={t(`hero.until.${ring.deadline.kind}`, { contest: title })}
                unitText={(unit) => shell(`countdown.${unit}`)}
                endedText={t('hero.now')}
              />
              <p className={css.deadlineEnd}>
                {format.dayTime(ring.deadline.at)} · {format.zoneName()}
              </p>
            </div>
          )}
          {data.activity.length > 0 && <Ticker events={data.activity} />}
        </div>
        {ring && (
          <div className={css.stage}>
            <Platform
              label={t('hero.stage', { contest: title, list: listName, count: ring.rows.length })}
              flag={t('hero.flag')}
              columns={ring.rows.map(({ team, score, before }) => ({
                label: team.name,
                value: merit(score),
                before: before === null ? null : merit(before),
                score: format.score(score, ring.decimals),
                seed: String(team.id),
              }))}
              component={Link}
              links={ring.rows.map(({ team }) => ({ to: rowAddress(ring, team.id) }))}
            />
            <p className={css.caption}>
              <Caption ring={ring} contest={title} list={listName} />
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
