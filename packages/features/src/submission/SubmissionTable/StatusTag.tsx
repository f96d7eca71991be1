import { Tag, type TagTone } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import type { Submit } from '../submits.ts'
import { scored } from './EntryRows.css.ts'

const tones = {
  uploaded: 'neutral',
  queued: 'accent',
  scoring: 'accent',
  failed: 'danger',
} as const satisfies Record<Exclude<Submit['status'], 'scored'>, TagTone>

/** Where an entry is on its way to a score (B§2), with its place in the queue. */
export function StatusTag({ entry: { status, queuePlace } }: { entry: Pick<Submit, 'status' | 'queuePlace'> }) {
  const { t } = useTranslation('submission')
  // what went as it should needs no colour
  if (status === 'scored') return <span className={scored}>{t('status.scored')}</span>
  return (
    <Tag tone={tones[status]}>
      {queuePlace === null ? t(`status.${status}`) : t('table.queuePlace', { place: queuePlace })}
    </Tag>
  )
}
