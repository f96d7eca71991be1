import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { type FormState, fieldProblem, formProblem } from '../form-state.ts'
import { OwnCode } from '../OwnCode/OwnCode.tsx'
import { foot, form, note, page, title } from '../session.css.ts'
import { useIsSending } from '../useIsSending.ts'
import { useRefusedField } from '../useRefusedField.ts'

/**
 * `change` for a signed-in person, `first` for one without a password, `request` sends a reset mail, `reset` follows its
 * link.
 */
export type PasswordStep = 'change' | 'first' | 'request' | 'reset'

export interface PasswordProps {
  step: PasswordStep
  state: FormState | undefined
  backAddress: string
  outboxAddress: string | null
  /** Masked number that receives the code of the step `first`. */
  phone?: string | null
}

function Fields({ step, state, phone }: Pick<PasswordProps, 'step' | 'state' | 'phone'>) {
  const { t } = useTranslation('session')
  if (step === 'request') {
    return (
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t('email.label')}
        defaultValue={state?.values.email ?? ''}
        errorMessage={fieldProblem(state, 'email')}
        isRequired
      />
    )
  }
  return (
    <>
      {step === 'first' && <OwnCode phone={phone ?? ''} state={state} />}
      {step === 'change' && (
        <TextField
          name="current"
          type="password"
          autoComplete="current-password"
          label={t('password.current')}
          errorMessage={fieldProblem(state, 'current')}
          isRequired
        />
      )}
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('password.next')}
        hint={t('password.hint')}
        errorMessage={fieldProblem(state, 'password')}
        isRequired
      />
    </>
  )
}

/** Changes a password, requests a reset mail, or sets a new password by its link. */
export function Password({ step, state, backAddress, outboxAddress, phone = null }: PasswordProps) {
  const { t } = useTranslation('session')
  const isSending = useIsSending(step)
  const refused = useRefusedField(state)
  const problem = formProblem(state)
  const isDone = state?.intent === step && state.problem === null
  return (
    <div className={page}>
      <div>
        <h1 className={title}>{t(`${step}.title`)}</h1>
        <p className={note}>{t(`${step}.note`)}</p>
      </div>
      {problem && (
        <Alert tone="danger" live="assertive">
          {problem}
        </Alert>
      )}
      {isDone ? (
        <Alert tone="success" live="polite">
          {t(`${step}.done`)}
        </Alert>
      ) : (
        <Form ref={refused} method="post" className={form} key={step} replace>
          <Fields step={step} state={state} phone={phone} />
          <Button
            type="submit"
            name="intent"
            value={step}
            variant="primary"
            size="l"
            isWide
            isPending={isSending}
            pendingLabel={t('signIn.sending')}
          >
            {t(`${step}.submit`)}
          </Button>
        </Form>
      )}
      {outboxAddress && (step === 'request' || step === 'first') && (
        <p className={note}>
          {t(step === 'request' ? 'outbox.whereMail' : 'outbox.where')}{' '}
          <TextLink href={outboxAddress} target="_blank">
            {t('outbox.title')}
          </TextLink>
        </p>
      )}
      <div className={foot}>
        <TextLink href={backAddress} isStandalone>
          {t('password.back')}
        </TextLink>
      </div>
    </div>
  )
}
