import { useSend } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { datasetReading } from '@shulei/contract/data/dataset-edit/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { chosenPartsOf } from '@shulei/domain/data/dataset/reading/chosen.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { Select } from '@shulei/ui/Select/Select.tsx'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictChoice } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { currentOf } from '../../../base/form/stale.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import { OrderFields } from './OrderFields.tsx'
import { PartFields } from './PartFields.tsx'
import * as css from './Reading.css.ts'
import { choiceOf, fieldsOf, guessed } from './reading-fields.ts'
import { TypeFields } from './TypeFields.tsx'
import { useReadingWords } from './useReadingWords.ts'

type Stored = Data<typeof datasetReading>

export interface ReadingFormProps {
  datasetId: number
  file: { id: number; name: string }
  stored: Stored
  isSending: boolean
  onSending: (isSending: boolean) => void
  /** Another table of the file is chosen. */
  onPart: (part: string) => void
  /** Another page has stored a choice since. */
  onStale: (current: Pick<Stored, 'choice' | 'revision'>) => unknown
  onChosen: () => Promise<unknown>
  onClose: () => void
}

/** How one table is read: every part is guessed, or chosen here. Two pages that choose differently are asked which to use. */
export function ReadingForm(props: ReadingFormProps) {
  const { datasetId, file, stored, isSending, onSending, onPart, onStale, onChosen, onClose } = props
  const { part, parts, revision, reading, columns } = stored
  const { t } = useTranslation('reading')
  const { t: shell } = useTranslation('shell')
  const send = useSend()
  const id = useId()
  const { fields } = useReadingWords()
  const place = `${datasetAddress.edit({ id: datasetId })}#reading-${file.id}-${part}`
  const form = useFormDraft(place, fieldsOf(stored.choice))
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const { values, conflict } = form
  const own = chosenPartsOf(file, part, reading)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // a field of the page's form must not be sent with it
    event.stopPropagation()
    if (isSending || conflict) return
    onSending(true)
    setFailure(null)
    try {
      const body = { part, revision, choice: choiceOf(values) }
      await send(refs.chooseReading, { params: { id: datasetId, fileId: file.id }, body })
      form.forget(values)
      await onChosen()
    } catch (error) {
      const current = currentOf<Pick<Stored, 'choice' | 'revision'>>(error)
      if (current) await onStale(current)
      setFailure(current ? { text: shell('conflict.reread'), isSignedOut: false } : formFailure(error, t('failed')))
    } finally {
      onSending(false)
    }
  }

  return (
    <form id={id} tabIndex={-1} method="post" className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={css.lead}>{t('lead')}</p>
      {parts.length > 1 ? (
        <Select
          label={t('table')}
          placeholder={t('table')}
          options={parts.map((one) => ({ id: one, label: one }))}
          value={part}
          onChange={(key) => onPart(String(key ?? ''))}
        />
      ) : null}
      <ConflictChoice conflict={conflict} fields={fields} onChoose={form.settle} focusId={id} />
      {failure && !conflict ? <FailureNote failure={failure} /> : null}
      <PartFields parts={own} reading={reading} values={values} onChange={form.change} />
      {own.includes('dateOrder') ? <OrderFields reading={reading} values={values} onChange={form.change} /> : null}
      {own.includes('types') && columns.length > 0 ? (
        <TypeFields columns={columns} values={values} onChange={form.change} />
      ) : null}
      <div className={css.buttons}>
        <Button
          variant="quiet"
          isDisabled={isSending || Object.values(values).every((value) => value === '')}
          onPress={() => form.change(guessed)}
        >
          {t('guessAll')}
        </Button>
        <Button isDisabled={isSending} onPress={onClose}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isPending={isSending}
          pendingLabel={t('sending')}
          isDisabled={conflict !== null}
        >
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
