import type { CompletionItem } from '@shulei/domain/base/completion/completion.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Rich, template } from '@shulei/i18n/Rich.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Competition, maySignUp, mustAgreeAgain } from '../../competition/useCompetition.ts'
import { useDuration } from '../../competition/useDuration.ts'
import { lastWindow, roundName, schedulesOf } from '../schedules.ts'
import type { Check } from '../submits.ts'
import { strong } from './GatePanel.css.ts'

/** The rules in the order of the page. */
export const rules = ['schedule', 'signup', 'window', 'clean', 'round', 'quota', 'completion', 'device'] as const
export type Rule = (typeof rules)[number]

export interface RuleContext {
  competition: Competition
  /** Epoch milliseconds by the server's clock. */
  now: number
  /** Mail address of the support. */
  email: string
}

/** The sentence for a rule's verdict, from the facts in the server's check. */
export function useRuleFacts(context: RuleContext): Record<Rule, (check: Check) => ReactNode> {
  const { t } = useTranslation('submission')
  const { t: item } = useTranslation('guide-item')
  const { pick, dayTime } = useFormat()
  const duration = useDuration()
  const { competition, now, email } = context
  const { team } = competition.profile

  const bold = { b: <b className={strong} /> }
  const round = (id: unknown) => {
    const name = roundName(competition, id)
    return name && pick(name)
  }
  const at = (fact: unknown) => (typeof fact === 'number' ? dayTime(fact) : '')
  const left = (fact: unknown) => (typeof fact === 'number' ? duration(fact, now) : '')
  const text = (fact: unknown) => (fact === null || fact === undefined ? '' : String(fact))

  return {
    schedule({ ok, facts }) {
      const name = round(ok ? facts.scheduleId : facts.nextScheduleId) ?? ''
      if (ok) return t('rule.fact.schedule', { round: name, from: at(facts.startsAt), to: at(facts.endsAt) })
      if (!facts.nextStartsAt) return t('rule.fact.scheduleOver')
      const values = { round: name, at: at(facts.nextStartsAt), left: left(facts.nextStartsAt) }
      return <Rich text={t('rule.fact.scheduleNext', template)} values={values} components={bold} />
    },

    signup({ ok, remedy }) {
      if (ok) return team ? t('rule.fact.signup', { team: team.name }) : t('rule.fact.signupDone')
      if (mustAgreeAgain(competition, now)) return t('rule.fact.agreementChanged')
      const isOpen = maySignUp(competition, now)
      if (remedy === 'entryForm') return t(isOpen ? 'rule.fact.form' : 'rule.fact.formClosed')
      if (!isOpen) return t('rule.fact.signupClosed')
      if (!competition.signupEndTime) return t('rule.fact.signupNone')
      const values = { at: dayTime(competition.signupEndTime) }
      return <Rich text={t('rule.fact.signupUntil', template)} values={values} components={bold} />
    },

    window({ ok, facts }) {
      if (ok) {
        const { list, startsAt, endsAt } = facts
        return t('rule.fact.window', { list: text(list), from: at(startsAt), to: at(endsAt), left: left(endsAt) })
      }
      const last = lastWindow(schedulesOf(competition), now)
      if (!facts.nextStartsAt) {
        return last ? t('rule.fact.windowOver', { last: last.list, end: dayTime(last.end) }) : t('rule.fact.windowNone')
      }
      const next = { list: text(facts.nextList), at: at(facts.nextStartsAt), left: left(facts.nextStartsAt) }
      if (!last) return <Rich text={t('rule.fact.windowNext', template)} values={next} components={bold} />
      const values = { ...next, last: last.list, end: dayTime(last.end) }
      return <Rich text={t('rule.fact.windowBetween', template)} values={values} components={bold} />
    },

    clean({ ok, facts }) {
      if (ok) return t(team ? 'rule.fact.clean' : 'rule.fact.noTeam')
      return t(facts.cheatStatus === 2 ? 'rule.fact.banned' : 'rule.fact.flagged', { team: team?.name ?? '' })
    },

    round({ ok, reason, facts }) {
      const name = round(facts.scheduleId)
      if (name === null) return t('rule.fact.roundNone')
      if (ok) return t(facts.sort === 0 ? 'rule.fact.roundAny' : 'rule.fact.round', { round: name })
      const own = round(facts.teamScheduleId)
      if (reason === 'stageNotReached') {
        return own ? t('rule.fact.roundBehind', { round: name, own }) : t('rule.fact.roundNever', { round: name })
      }
      return own
        ? t('rule.fact.roundOther', { round: name, own, email })
        : t('rule.fact.roundUnknown', { round: name, email })
    },

    quota({ ok, facts }) {
      if (facts.limit === null || facts.limit === undefined) return t('rule.fact.quotaIdle')
      const brought = text(facts.brought)
      const values = { used: text(facts.used), limit: text(facts.limit), brought, at: at(facts.resetsAt) }
      if (ok) return t(facts.brought ? 'rule.fact.quotaBrought' : 'rule.fact.quota', values)
      if (facts.limit === 0) return t('rule.fact.quotaNone')
      const spent = { ...values, left: left(facts.resetsAt) }
      const sentence = facts.brought ? 'rule.fact.quotaSpentBrought' : 'rule.fact.quotaSpent'
      return <Rich text={t(sentence, template)} values={spent} components={bold} />
    },

    completion({ ok, reason, facts }) {
      if (ok) return t(competition.gate === 'profile' ? 'rule.fact.filled' : 'rule.fact.complete')
      if (reason === 'realNameMissing') return t('rule.fact.realName')
      const names = text(facts.missing).split(' ') as CompletionItem[]
      const values = { items: names.map((name) => item(name)).join(item('separator')) }
      return <Rich text={t('rule.fact.missing', template)} values={values} components={bold} />
    },

    device: ({ ok }) => t(ok ? 'rule.fact.desktop' : 'rule.fact.mobile'),
  }
}
