import { allSourceEndings, MAX_PROGRAM_BYTES, MAX_SOURCE_BYTES } from '@shulei/domain/compete/source-code/file.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { SourceUpload } from '../SourceUpload/SourceUpload.tsx'
import type { Asked } from '../sources.ts'
import * as css from './SourceCodePage.css.ts'

function useFacts({ start, end, places, rank, left, refusal }: Asked) {
  const { t } = useTranslation('source-code')
  const { bytes, dayTime } = useFormat()
  const who = () => {
    if (places === 0) return t('ask.all')
    return rank === null ? t('ask.first', { places }) : t('ask.rank', { places, rank })
  }
  const sizes = { archive: bytes(MAX_SOURCE_BYTES), program: bytes(MAX_PROGRAM_BYTES) }
  return [
    { term: t('ask.window'), value: t('ask.span', { start: dayTime(start, end), end: dayTime(end, start) }) },
    { term: t('ask.who'), value: who() },
    { term: t('ask.kinds'), value: t('ask.kindsOf', { ...sizes, types: allSourceEndings.join(' ') }) },
    ...(refusal === null ? [{ term: t('ask.left'), value: t('ask.leftOf', { count: left }) }] : []),
  ]
}

export interface AskPanelProps {
  competitionId: number
  asked: Asked
  /** Called when a version was handed in, or when what the page knows may be outdated. */
  onChanged: () => void
}

/** The source code that a competition asks for, with the form to hand it in, or the reason why the team may not. */
export function AskPanel({ competitionId, asked, onChanged }: AskPanelProps) {
  const { t } = useTranslation('source-code')
  const facts = useFacts(asked)
  const { refusal, places, scheduleId } = asked
  return (
    <Panel title={t('ask.title')}>
      <div className={css.ask}>
        <DescriptionList items={facts} />
        {refusal === null ? (
          <SourceUpload {...{ competitionId, scheduleId }} onDone={onChanged} onStale={onChanged} />
        ) : (
          <Alert>{t(`refusal.${refusal}`, { places })}</Alert>
        )}
      </div>
    </Panel>
  )
}
