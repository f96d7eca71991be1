import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { type DatasetFile, isProfileComing } from './datasets.ts'

/** State of a file's profile in words: that it is on its way, or why there is none. Null for a file with a profile. */
export function useProfileState({
  profileState,
  profileProblem,
}: Pick<DatasetFile, 'profileState' | 'profileProblem'>) {
  const { t } = useTranslation('dataset')
  const { number } = useFormat()
  if (isProfileComing({ profileState })) return { isComing: true, text: t(`profile.${profileState as 'waiting'}`) }
  if (profileState !== 'failed' || !profileProblem) return null
  const { code, part = '', line, count, limit } = profileProblem
  const problem = t(`problem.${code}`, {
    line: line === undefined ? '?' : number(line),
    count: number(count ?? 0),
    limit: number(limit ?? 0),
  })
  return { isComing: false, text: part === '' ? problem : t('profile.ofPart', { part, problem }) }
}
