import { chosenPartsOf } from '@shulei/domain/data/dataset/reading/chosen.ts'
import { useTranslation } from 'react-i18next'
import { type DatasetFile, isProfileComing, type Reading } from '../datasets.ts'
import * as css from './Reading.css.ts'
import { ReadingButton } from './ReadingButton.tsx'
import { useReadingText } from './useReadingText.ts'

export interface ReadingLineProps {
  file: Pick<DatasetFile, 'id' | 'name' | 'profileState'>
  /** Path of the table inside the file, '' for the file itself. */
  part: string
  /** Null while nothing is known of how the table was read. */
  reading: Reading | null
  /** Of the owner, who can choose another reading; null for everybody else. */
  owner: { datasetId: number; onChosen: () => Promise<unknown> } | null
}

/** How a table was read in one line, with a sentence where that is not sure; its owner can choose. Empty where there is neither. */
export function ReadingLine({ file, part, reading, owner }: ReadingLineProps) {
  const { t } = useTranslation('columns')
  const text = useReadingText()
  const parts = chosenPartsOf(file, part, reading)
  const line = reading ? text.line(reading, parts) : ''
  const mayChoose = owner !== null && parts.length > 0
  if (line === '' && !mayChoose) return null
  const chosen = reading && text.chosen(reading)
  const doubts = reading ? [text.unsure(reading, mayChoose), text.order(reading, mayChoose)] : []
  const warnings = [...doubts.filter((doubt) => doubt !== null), ...(reading ? text.troubles(reading) : [])]
  const isComing = isProfileComing(file)
  return (
    <div className={css.box}>
      {line === '' ? null : (
        <p className={css.words}>
          {t('reading.line', { line })} {chosen}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className={css.unsure}>
          {warning}
        </p>
      ))}
      {isComing && reading ? <p role="status">{t('reading.again')}</p> : null}
      {file.profileState === 'failed' && reading ? <p className={css.unsure}>{t('reading.before')}</p> : null}
      {mayChoose ? <ReadingButton {...owner} file={file} part={part} /> : null}
    </div>
  )
}
