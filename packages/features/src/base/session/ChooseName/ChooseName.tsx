import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { type FormState, fieldProblem, formProblem } from '../form-state.ts'
import { foot, form, note, page, title } from '../session.css.ts'
import { useIsSending } from '../useIsSending.ts'
import { useRefusedField } from '../useRefusedField.ts'

export interface ChooseNameProps {
  state: FormState | undefined
  /** Address for continuing without choosing a name. */
  laterAddress: string
}

/** An account created by phone has a generated name: its owner chooses one here, or skips the step. */
export function ChooseName({ state, laterAddress }: ChooseNameProps) {
  const { t } = useTranslation('session')
  const isSending = useIsSending('name')
  const refused = useRefusedField(state)
  const problem = formProblem(state)
  return (
    <div className={page}>
      <div>
        <h1 className={title}>{t('chooseName.title')}</h1>
        <p className={note}>{t('chooseName.note')}</p>
      </div>
      {problem && (
        <Alert tone="danger" live="assertive">
          {problem}
        </Alert>
      )}
      <Form ref={refused} method="post" className={form} replace noValidate>
        <TextField
          name="name"
          autoComplete="nickname"
          label={t('name.label')}
          hint={t('name.hint')}
          defaultValue={state?.values.name ?? ''}
          errorMessage={fieldProblem(state, 'name')}
          isRequired
        />
        <Button
          type="submit"
          name="intent"
          value="name"
          variant="primary"
          size="l"
          isWide
          isPending={isSending}
          pendingLabel={t('signIn.sending')}
        >
          {t('chooseName.submit')}
        </Button>
      </Form>
      <div className={foot}>
        <TextLink href={laterAddress} isStandalone>
          {t('chooseName.later')}
        </TextLink>
      </div>
    </div>
  )
}
