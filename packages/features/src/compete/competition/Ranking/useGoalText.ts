import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { nextGoal } from './goals.ts'
import type { Rankings } from './ranking-query.ts'

/** The next goal of the own team in words; empty when none is known. */
export function useGoalText(rankings: Rankings): string {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  const goal = nextGoal(rankings)
  if (goal === null) return ''
  if (goal.kind === 'leads') return t('ranking.goal.leads')
  if (goal.kind === 'even') return t('ranking.goal.even', { rank: goal.rank })
  const gap = format.score(goal.gap, rankings.decimals)
  if (goal.kind === 'top') return t('ranking.goal.top', { rank: goal.rank, gap })
  return t(`ranking.goal.${goal.kind}`, { gap })
}
