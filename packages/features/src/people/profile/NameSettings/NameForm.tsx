import { type SubmitEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictChoice } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useFocusProblem } from '../../../base/form/useFocusProblem.ts'
import { NameField } from '../editing/BasicForm/NameField.tsx'
import { form } from '../editing/editing.css.ts'
import { SaveBar } from '../editing/SaveBar/SaveBar.tsx'
import { useName } from './useName.ts'

export interface NameFormProps {
  /** Id of the person. */
  id: number
  saved: string
}

/** A form for the reader's name alone. */
export function NameForm({ id, saved }: NameFormProps) {
  const { t } = useTranslation('editing')
  const element = useRef<HTMLFormElement>(null)
  const formId = useId()
  const focusProblem = useFocusProblem(element)
  const { userName, refused, failure, change, save, discard, conflict, choose, ...state } = useName(id, saved)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!state.isSaving && !(await save())) focusProblem()
  }
  return (
    <form ref={element} id={formId} tabIndex={-1} className={form} noValidate onSubmit={(event) => void submit(event)}>
      <ConflictChoice
        conflict={conflict}
        fields={{ userName: { label: t('basic.userName') } }}
        onChoose={choose}
        focusId={formId}
      />
      <NameField value={userName} refused={refused} onChange={change} />
      {failure && !conflict && <FailureNote failure={failure} />}
      <SaveBar {...state} part={t('basic.userName')} onDiscard={discard} />
    </form>
  )
}
