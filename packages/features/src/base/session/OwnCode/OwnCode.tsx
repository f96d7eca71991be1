import { OtpField } from '@shulei/ui/OtpField/OtpField.tsx'
import { useTranslation } from 'react-i18next'
import { type FormState, fieldProblem } from '../form-state.ts'
import { SendCode } from '../SendCode.tsx'
import { note } from '../session.css.ts'
import { useCodeSending } from '../useCodeSending.ts'

export interface OwnCodeProps {
  /** The account's current number, masked. */
  phone: string
  state: FormState | undefined
  /** Whether the code is being sent. Omit it for a form that the router sends. */
  isSending?: boolean
}

/** The code to the account's current number, and the button that sends it. Works as a plain form field, too. */
export function OwnCode({ phone, state, isSending = false }: OwnCodeProps) {
  const { t } = useTranslation('session')
  const sending = useCodeSending(state, 'sendOwnCode')
  return (
    <OtpField
      ref={sending.field}
      name="ownCode"
      label={t('proof.ownCode', { phone })}
      hint={sending.wasSent ? t('code.sent') : t('proof.ownCodeHint')}
      errorMessage={fieldProblem(state, 'ownCode')}
      aside={
        sending.wait === null ? (
          <SendCode intent="sendOwnCode" isSending={isSending || sending.isSending} />
        ) : (
          <span className={note}>{sending.wait}</span>
        )
      }
    />
  )
}
