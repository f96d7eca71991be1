import { hasMoreTables, MAX_TABLES, problemsInBytes } from '@shulei/domain/data/dataset/profile.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { type DatasetFile, isProfileComing } from './datasets.ts'

/**
 * State of a file's profile in words: that it is on its way, why there is none, or how many tables it leaves out. Null for a file with a
 * whole profile.
 */
export function useProfileState({
  profileState,
  profileProblem,
  tableCount,
}: Pick<DatasetFile, 'profileState' | 'profileProblem' | 'tableCount'>) {
  const { t } = useTranslation('dataset')
  const { bytes, number } = useFormat()
  if (isProfileComing({ profileState })) return { isComing: true, text: t(`profile.${profileState as 'waiting'}`) }
  if (profileState === 'done' && hasMoreTables({ tableCount })) {
    const text = t('profile.someTables', { n: number(MAX_TABLES), all: number(tableCount) })
    return { isComing: false, text }
  }
  if (profileState !== 'failed' || !profileProblem) return null
  const { code, part = '', kind = 'unknown', line, count, limit, column = '', cell = '' } = profileProblem
  const isAnyLine = code === 'badJson' && line === undefined
  const amount = problemsInBytes.includes(code) ? bytes : number
  const text = isAnyLine ? 'problem.badJsonLines' : code === 'otherKind' ? `kind.${kind}` : `problem.${code}`
  const problem = t(text as 'problem.empty', {
    line: number(line ?? 0),
    count: amount(count ?? 0),
    limit: amount(limit ?? 0),
    ...{ column, cell },
  })
  return { isComing: false, text: part === '' ? problem : t('profile.ofPart', { part, problem }) }
}
