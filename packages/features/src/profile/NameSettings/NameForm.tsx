import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NameField } from '../editing/BasicForm/NameField.tsx'
import { form } from '../editing/editing.css.ts'
import { SaveBar } from '../editing/SaveBar/SaveBar.tsx'
import { useFocusProblem } from '../useFocusProblem.ts'
import { useName } from './useName.ts'

export interface NameFormProps {
  /** Whose name it is. */
  id: number
  saved: string
}

/** The reader's name in a form of its own. */
export function NameForm({ id, saved }: NameFormProps) {
  const { t } = useTranslation('editing')
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useFocusProblem(element)
  const { userName, refused, failure, change, save, discard, ...state } = useName(id, saved)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!state.isSaving && !(await save())) focusProblem()
  }
  return (
    <form ref={element} className={form} noValidate onSubmit={(event) => void submit(event)}>
      <NameField value={userName} refused={refused} onChange={change} />
      {failure && (
        <Alert tone="danger" live="assertive">
          {failure}
        </Alert>
      )}
      <SaveBar {...state} part={t('basic.userName')} onDiscard={discard} />
    </form>
  )
}
