import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { userPractice } from '@shulei/contract/people/profile/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { practiceSteps } from '@shulei/domain/people/profile/practice.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Meter } from '@shulei/ui/Meter/Meter.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSiteState } from '../../../base/site/site-state.ts'
import { ProfileItem, ProfileItems } from '../ProfileItem/ProfileItem.tsx'
import { TabList } from '../TabList/TabList.tsx'
import { tabArgs } from '../useProfile.ts'
import * as css from './Practice.css.ts'

type Row = Data<typeof userPractice>['list'][number]

/** Decimals of a score on this tab; the pages of a competition have all of them. */
const DECIMALS = 4

/** The baselines with the person's distance to each: how much is missing, that it is reached, or that it is beaten. */
function Baselines({ row: { baselines, best } }: { row: Row }) {
  const { t } = useTranslation('profile')
  const { pick, score } = useFormat()
  return (
    <ul className={css.baselines} aria-label={t('practice.baselines')}>
      {baselines.map((baseline, index) => (
        <li key={index} className={css.baseline}>
          <span>{pick(baseline.label)}</span>
          <span className={css.figure}>{score(baseline.score, DECIMALS)}</span>
          <span className={css.gap} data-beaten={baseline.isBeaten || undefined}>
            {best === null
              ? t('practice.open')
              : best === baseline.score
                ? t('practice.level')
                : t(baseline.isBeaten ? 'practice.ahead' : 'practice.behind', {
                    gap: score(Math.abs(baseline.score - best), DECIMALS),
                  })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The rounds that the team has a score in, each with its place. */
function Rounds({ row: { rounds } }: { row: Row }) {
  const { t } = useTranslation('profile')
  const { pick, score, number } = useFormat()
  return (
    <ul className={css.rounds} aria-label={t('practice.rounds')}>
      {rounds.map((round, index) => (
        <li key={index} className={css.round}>
          <span>{pick(round.title)}</span>
          <span>{t('practice.place', { rank: number(round.rank), total: number(round.total) })}</span>
          <span className={css.figure}>{score(round.score, DECIMALS)}</span>
          <span>{t('practice.submits', { count: round.submits, n: number(round.submits) })}</span>
          {round.isOpen && <Tag>{t('practice.running')}</Tag>}
        </li>
      ))}
    </ul>
  )
}

/** The next step, with a link to it; for the person alone. */
function Next({ row: { next, open, competition } }: { row: Row }) {
  const { t } = useTranslation('profile')
  const { pick, date } = useFormat()
  const said = t(`practice.next.${next.step}`, {
    baseline: next.baseline ? pick(next.baseline) : '',
    round: open ? pick(open.title) : '',
    until: open ? date(open.endTime) : '',
  })
  return (
    <p className={css.next}>
      {said}{' '}
      {open ? (
        <TextLink
          component={Link}
          to={(next.step === 'signUp' ? competitionAddress.signup : competitionAddress.submits)({ id: competition.id })}
          isStandalone
        >
          {t(next.step === 'signUp' ? 'practice.signUp' : 'practice.submit')}
        </TextLink>
      ) : null}
    </p>
  )
}

function Training({ row, isOwn }: { row: Row; isOwn: boolean }) {
  const { t } = useTranslation('profile')
  const { pick, score, date, number } = useFormat()
  const { competition, best, baselines, rounds, signedUpAt } = row
  const beaten = baselines.map(({ isBeaten }) => isBeaten)
  const { done, steps } = practiceSteps(signedUpAt !== null, best, beaten)
  const isFinished = done === steps
  const submits = rounds.reduce((sum, round) => sum + round.submits, 0)
  const seasons = rounds.filter(({ isSeason }) => isSeason).length
  return (
    <ProfileItem
      tag={isFinished ? <Tag tone="success">{t('practice.finished')}</Tag> : null}
      title={
        <TextLink component={Link} to={competitionAddress.overview({ id: competition.id })} tone="inherit" isStandalone>
          {pick(competition.title)}
        </TextLink>
      }
      meta={[
        signedUpAt && t('practice.signedUp', { at: date(signedUpAt) }),
        best !== null && t('practice.best', { score: score(best, DECIMALS) }),
        submits > 0 && t('practice.submits', { count: submits, n: number(submits) }),
        seasons > 0 && t('practice.seasons', { count: seasons, n: number(seasons) }),
      ]}
    >
      <div className={css.progress}>
        <Meter
          label={t('practice.progress')}
          value={done}
          max={steps}
          valueText={t('practice.steps', { done, steps })}
          tone={isFinished ? 'success' : 'accent'}
        />
      </div>
      {isOwn && <Next row={row} />}
      {baselines.length > 0 && <Baselines row={row} />}
      {rounds.length > 0 && <Rounds row={row} />}
    </ProfileItem>
  )
}

/**
 * The training competitions of a person, those that monthly seasons follow (Q162): progress, distance to the baselines, places in
 * the rounds, and the person's own next step. All of it comes from scored submissions.
 */
export function Practice({ userId, page }: { userId: number; page: number }) {
  const { t } = useTranslation('profile')
  const { user } = useSiteState()
  const answer = useCall(refs.userPractice, tabArgs(userId, page))
  return (
    <TabList
      userId={userId}
      answer={answer}
      title={t('practice.list')}
      empty={{ others: t('practice.empty'), own: t('practice.emptyOwn'), hint: t('practice.emptyHint') }}
      action={
        <LinkButton component={Link} to={competitionAddress.list()}>
          {t('list.seeCompetitions')}
        </LinkButton>
      }
    >
      {(rows) => (
        <ProfileItems>
          {rows.map((row) => (
            <Training key={row.competition.id} row={row} isOwn={user?.id === userId} />
          ))}
        </ProfileItems>
      )}
    </TabList>
  )
}
