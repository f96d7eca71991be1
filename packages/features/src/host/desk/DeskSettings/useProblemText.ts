import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import type { Problems } from './problems.ts'

/** The sentence about what is wrong with a value, by its path; undefined where nothing is. */
export function useProblemText(problems: Problems) {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  return (path: string): string | undefined => {
    const problem = problems[path]
    if (!problem) return undefined
    if (problem.code === 'tooLong') return t('values.tooLong', { count: problem.over })
    if (problem.code === 'number') return t('values.numberRange', { most: number(problem.most) })
    return problem.code === 'noTime' ? t('values.noTime') : t(`values.problem.${problem.code}`)
  }
}
