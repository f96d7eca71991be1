import { useFormat } from '@shulei/i18n/format.ts'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { useTranslation } from 'react-i18next'
import type { DatasetFile } from '../datasets.ts'
import * as css from './DatasetPage.css.ts'

/**
 * Shows that the profile of a file is being computed, or why there is none; its owner reads in the editor what to do. Renders nothing for
 * a file with a profile.
 */
export function ProfileState({ file: { profileState, profileProblem } }: { file: DatasetFile }) {
  const { t } = useTranslation('dataset')
  const { number } = useFormat()
  if (profileState === 'waiting' || profileState === 'running')
    return (
      <span className={css.profileState}>
        <Loading label={t(`profile.${profileState}`)} />
      </span>
    )
  if (profileState !== 'failed' || !profileProblem) return null
  const { code, part = '', line, count, limit } = profileProblem
  return (
    <span className={css.profileProblem}>
      {part === '' ? '' : `${part}：`}
      {t(`problem.${code}`, {
        line: line === undefined ? '?' : number(line),
        count: number(count ?? 0),
        limit: number(limit ?? 0),
      })}
    </span>
  )
}
