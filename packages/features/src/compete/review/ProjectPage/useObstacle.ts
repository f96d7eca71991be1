import { cheatStatuses } from '@shulei/domain/compete/appeal/appeal.ts'
import { nextWindow } from '@shulei/domain/compete/competition/schedule.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { timesOf } from '../../competition/facts.ts'
import { type Competition, maySignUp, mustAgreeAgain, onlyRuns } from '../../competition/useCompetition.ts'
import type { Contest } from '../project.ts'

/** Why the reader's team cannot hand in a project now. */
export interface Obstacle {
  /** The reason in a sentence. */
  text: string
  /** Text of the link to the sign-up, where it leads on. */
  signup?: string
}

/** The obstacle before the reader's project; null while it is accepted. */
export function useObstacle(competition: Competition, { cmptInfo, submit, signUpInfo }: Contest): Obstacle | null {
  const { t } = useTranslation('project')
  const { t: gate } = useTranslation('submission')
  const { t: page } = useTranslation('competition-page')
  const { dayTime } = useFormat()
  const { now } = useContext(TimeContext)
  const { times, schedules } = timesOf(competition, now)
  const { startTime, signupStartTime, profile } = competition

  const beforeSignup = (blocked: 'notSignedUp' | 'noEntryForm'): Obstacle => {
    if (mustAgreeAgain(competition, now)) {
      return { text: gate('rule.fact.agreementChanged'), signup: gate('rule.remedy.agreement') }
    }
    if (maySignUp(competition, now)) return { text: t(`blocked.${blocked}`), signup: t('signup') }
    const opensAt = Math.max(times.startTime, Date.parse(signupStartTime ?? startTime))
    if (opensAt > now) return { text: t('blocked.signupOpens', { at: dayTime(opensAt) }) }
    return { text: gate(blocked === 'noEntryForm' ? 'rule.fact.formClosed' : 'rule.fact.signupClosed') }
  }

  if (onlyRuns(competition)) return { text: page('organizer.text') }
  if (Date.parse(cmptInfo.opensAt) <= now) return { text: t(submit ? 'waiting' : 'closed') }
  if (signUpInfo === null) return { text: t('login') }
  const { blocked, team } = signUpInfo
  switch (blocked) {
    case null:
      return null
    case 'notSignedUp':
    case 'noEntryForm':
      return beforeSignup(blocked)
    case 'stageEnded': {
      const next = nextWindow(schedules, now)
      return { text: next ? t('blocked.opens', { at: dayTime(next.startsAt) }) : t('blocked.ended') }
    }
    case 'teamBanned': {
      const isBanned = profile.team?.cheatStatus === cheatStatuses.banned
      return { text: page(isBanned ? 'case.banned' : 'case.flagged', { team: team ?? '' }) }
    }
    default:
      return { text: gate(`rule.reason.${blocked}`) }
  }
}
