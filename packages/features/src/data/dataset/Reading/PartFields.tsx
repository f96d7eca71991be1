import { fitsText } from '@shulei/domain/base/text/count.ts'
import { MAX_SKIPPED_LINES, missingMarks } from '@shulei/domain/data/dataset/reading/chosen.ts'
import type { ReadingPart } from '@shulei/domain/data/dataset/reading/reading.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { NumberField } from '@shulei/ui/NumberField/NumberField.tsx'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { TagInput } from '@shulei/ui/TagInput/TagInput.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reading } from '../datasets.ts'
import * as css from './Reading.css.ts'
import { chosenIn, type ReadingFields } from './reading-fields.ts'
import { type ListedPart, listedParts, useReadingWords } from './useReadingWords.ts'

export interface PartFieldsProps {
  /** Parts that the table has. */
  parts: readonly ReadingPart[]
  /** How the table was read last; null when it could not be. */
  reading: Reading | null
  values: ReadingFields
  onChange: (patch: Partial<ReadingFields>) => void
}

/** Stands for a guess among the options of a list. */
const AUTO = 'auto'

/** A field whose value can be given back to the guess. */
function Guessed({
  isChosen,
  name,
  onGuess,
  children,
}: {
  isChosen: boolean
  name: string
  onGuess: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('reading')
  return (
    <div className={css.field}>
      <div className={css.whole}>{children}</div>
      {isChosen ? (
        <Button size="s" variant="quiet" aria-label={t('guessName', { name })} onPress={onGuess}>
          {t('guess')}
        </Button>
      ) : null}
    </div>
  )
}

/** One field for each part of a reading but the types. A part without a choice shows what was guessed. */
export function PartFields({ parts, reading, values, onChange }: PartFieldsProps) {
  const { t } = useTranslation('reading')
  const { word, options } = useReadingWords()
  const known = (part: ReadingPart) => (reading && !reading.chosen.includes(part) ? reading[part] : undefined)
  const autoText = (part: ListedPart) => {
    const guess = known(part)
    return guess === undefined || guess === null ? t('auto') : t('autoIs', { value: word(part, guess) })
  }
  const set = (part: ReadingPart, value: unknown) => onChange({ [part]: JSON.stringify(value) })
  const note = (part: ReadingPart) => (values[part] === '' ? t('auto') : undefined)
  const marks = chosenIn(values, 'missing') ?? reading?.missing ?? []
  return (
    <div className={css.fields}>
      {listedParts
        .filter((part) => parts.includes(part))
        .map((part) => (
          <Select
            key={part}
            label={t(`part.${part}`)}
            placeholder={t('auto')}
            options={[{ id: AUTO, label: autoText(part) }, ...options(part)]}
            value={values[part] === '' ? AUTO : values[part]}
            onChange={(key) => onChange({ [part]: key === null || key === AUTO ? '' : String(key) })}
          />
        ))}
      {parts.includes('skip') ? (
        <Guessed isChosen={values.skip !== ''} name={t('part.skip')} onGuess={() => onChange({ skip: '' })}>
          <NumberField
            label={t('part.skip')}
            labelNote={note('skip')}
            hint={t('skipHint')}
            minValue={0}
            maxValue={MAX_SKIPPED_LINES}
            value={chosenIn(values, 'skip') ?? reading?.skip ?? 0}
            onChange={(skip) => set('skip', Number.isNaN(skip) ? 0 : skip)}
          />
        </Guessed>
      ) : null}
      {parts.includes('missing') ? (
        <Guessed isChosen={values.missing !== ''} name={t('part.missing')} onGuess={() => onChange({ missing: '' })}>
          <TagInput
            label={t('part.missing')}
            labelNote={note('missing')}
            hint={t('missingHint')}
            tags={marks}
            onChange={(tags) => set('missing', tags)}
            problemOf={(mark) => {
              if (marks.includes(mark)) return t('missingTaken')
              if (marks.length >= missingMarks.most) return t('missingFull', { count: missingMarks.most })
              return fitsText(mark, missingMarks.length) ? undefined : t('missingLong', { max: missingMarks.length })
            }}
            placeholder={t('missingExample')}
            tagsLabel={t('missingList')}
            removeLabel={(mark) => t('missingRemove', { mark })}
          />
        </Guessed>
      ) : null}
    </div>
  )
}
