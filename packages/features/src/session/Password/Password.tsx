import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { type FormState, fieldProblem, formProblem } from '../form-state.ts'
import { foot, form, note, page, title } from '../session.css.ts'
import { useIsSending } from '../useIsSending.ts'

/** `change` for a signed-in person, `request` asks for a mail, `reset` follows its link. */
export type PasswordStep = 'change' | 'request' | 'reset'

export interface PasswordProps {
  step: PasswordStep
  state: FormState | undefined
  backAddress: string
  outboxAddress: string | null
}

function Fields({ step, state }: Pick<PasswordProps, 'step' | 'state'>) {
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

/** Change a password, ask for a reset mail, or set a new one by its link. */
export function Password({ step, state, backAddress, outboxAddress }: PasswordProps) {
  const { t } = useTranslation('session')
  const isSending = useIsSending(step)
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
        <Form method="post" className={form} key={step} replace>
          <Fields step={step} state={state} />
          <Button
            type="submit"
            name="intent"
            value={step}
            kind="primary"
            size="l"
            isWide
            isPending={isSending}
            pendingLabel={t('signIn.sending')}
          >
            {t(`${step}.submit`)}
          </Button>
        </Form>
      )}
      {outboxAddress && step === 'request' && (
        <p className={note}>
          {t('outbox.whereMail')}{' '}
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
