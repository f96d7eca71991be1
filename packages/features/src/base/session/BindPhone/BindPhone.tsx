import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { type Legal, LegalLinks } from '../Consent/LegalLinks.tsx'
import { type FormState, formProblem } from '../form-state.ts'
import { PhoneCode } from '../PhoneCode/PhoneCode.tsx'
import { form, note, page, title } from '../session.css.ts'
import { useIsSending } from '../useIsSending.ts'
import { useRefusedField } from '../useRefusedField.ts'

export interface BindPhoneProps {
  name: string
  state: FormState | undefined
  legal: Legal
  outboxAddress: string | null
}

/** An account without phone and mail has to bind a phone first (A§8 UNBOUND_PHONE_OR_EMAIL). */
export function BindPhone({ name, state, legal, outboxAddress }: BindPhoneProps) {
  const { t } = useTranslation('session')
  const isSending = useIsSending('bind')
  const refused = useRefusedField(state)
  const problem = formProblem(state)
  return (
    <div className={page}>
      <div>
        <h1 className={title}>{t('bind.title')}</h1>
        <p className={note}>{t('bind.note', { name })}</p>
      </div>
      {problem && (
        <Alert tone="danger" live="assertive">
          {problem}
        </Alert>
      )}
      <Form ref={refused} method="post" className={form} replace>
        <PhoneCode state={state} />
        <p className={note}>
          {t('consent.bind')}
          <LegalLinks {...legal} />
        </p>
        <Button
          type="submit"
          name="intent"
          value="bind"
          variant="primary"
          size="l"
          isWide
          isPending={isSending}
          pendingLabel={t('signIn.sending')}
        >
          {t('bind.submit')}
        </Button>
      </Form>
      {outboxAddress && (
        <p className={note}>
          {t('outbox.where')}{' '}
          <TextLink href={outboxAddress} target="_blank">
            {t('outbox.title')}
          </TextLink>
        </p>
      )}
      <Form method="post">
        <Button type="submit" name="intent" value="signOut" variant="quiet">
          {t('already.other')}
        </Button>
      </Form>
    </div>
  )
}
