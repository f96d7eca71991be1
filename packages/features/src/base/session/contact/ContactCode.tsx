import { OtpField } from '@shulei/ui/OtpField/OtpField.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useTranslation } from 'react-i18next'
import { accountProblem, type FormState, fieldProblem } from '../form-state.ts'
import { SendCode } from '../SendCode.tsx'
import { note } from '../session.css.ts'
import { useCodeSending } from '../useCodeSending.ts'

export interface ContactCodeProps {
  /** The address or number that the code is sent to; `account` is either. */
  of: 'phone' | 'email' | 'account'
  state: FormState | undefined
  /** A code is being sent; not needed for forms that the router submits. */
  isSending?: boolean
}

const hintOf = (of: ContactCodeProps['of'], wasSent: boolean) => {
  if (of === 'phone') return wasSent ? 'code.sent' : 'code.hint'
  return wasSent ? 'code.mailSent' : of === 'email' ? 'code.mailHint' : 'code.anyHint'
}

const fieldOf = {
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  account: { type: 'text', autoComplete: 'username', inputMode: 'email' },
} as const

/** Number or address, button that sends a code there, and the code. Works as plain form fields without JavaScript. */
export function ContactCode({ of, state, isSending = false }: ContactCodeProps) {
  const { t } = useTranslation('session')
  const sending = useCodeSending(state, 'sendCode')
  return (
    <>
      <TextField
        name={of}
        {...fieldOf[of]}
        label={t(`${of}.label`)}
        {...(of === 'phone' ? { prefix: '+86', placeholder: t('phone.placeholder') } : {})}
        defaultValue={state?.values[of] ?? ''}
        errorMessage={of === 'account' ? accountProblem(state) : fieldProblem(state, of)}
        suffix={sending.wait === null && <SendCode intent="sendCode" isSending={isSending || sending.isSending} />}
      />
      <OtpField
        ref={sending.field}
        name="code"
        aside={sending.wait !== null && <span className={note}>{sending.wait}</span>}
        label={t('code.label')}
        hint={t(hintOf(of, sending.wasSent))}
        errorMessage={fieldProblem(state, 'code')}
      />
    </>
  )
}
