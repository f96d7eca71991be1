import { Tag, type TagTone } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import type { Submit } from '../submits.ts'
import { scored } from './SubmissionRows.css.ts'

const tones = {
  uploaded: 'neutral',
  queued: 'accent',
  scoring: 'accent',
  failed: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<Exclude<Submit['status'], 'scored'>, TagTone>

/** Status of a submission (B§2), with its place in the queue. */
export function StatusTag({
  submission: { status, queuePlace },
}: {
  submission: Pick<Submit, 'status' | 'queuePlace'>
}) {
  const { t } = useTranslation('submission')
  // a success needs no colour
  if (status === 'scored') return <span className={scored}>{t('status.scored')}</span>
  return (
    <Tag tone={tones[status]}>
      {queuePlace === null ? t(`status.${status}`) : t('table.queuePlace', { place: queuePlace })}
    </Tag>
  )
}
