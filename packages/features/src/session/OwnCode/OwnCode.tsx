import { waitText } from '@shulei/domain/time/wait.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { OtpField } from '@shulei/ui/OtpField/OtpField.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormState, fieldProblem } from '../form-state.ts'
import { note } from '../session.css.ts'
import { useCooldown } from '../useCooldown.ts'
import { useIsSending } from '../useIsSending.ts'

export interface OwnCodeProps {
  /** The account's current number, masked. */
  phone: string
  state: FormState | undefined
  /** Whether the code is being sent. Omit it for a form that the router sends. */
  isSending?: boolean
}

/** The code to the account's current number, and the button that sends it. Works as a plain form field, too. */
export function OwnCode({ phone, state, isSending = false }: OwnCodeProps) {
  const { t, i18n } = useTranslation('session')
  const cooldown = useCooldown(state, 'sendOwnCode')
  const isSubmitting = useIsSending('sendOwnCode')
  const wasSent = state?.intent === 'sendOwnCode' && !state.problem
  const field = useRef<HTMLInputElement>(null)
  // the button that was pressed is gone while the wait lasts, and the code is what comes next
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new code leads to the field anew
  useEffect(() => {
    if (wasSent) field.current?.focus()
  }, [wasSent, state])
  return (
    <OtpField
      ref={field}
      name="ownCode"
      label={t('proof.ownCode', { phone })}
      hint={wasSent ? t('code.sent') : t('proof.ownCodeHint')}
      errorMessage={fieldProblem(state, 'ownCode')}
      aside={
        cooldown > 0 ? (
          <span className={note}>{t('phone.again', { wait: waitText(cooldown, i18n.language as Language) })}</span>
        ) : (
          <Button
            type="submit"
            name="intent"
            value="sendOwnCode"
            size="s"
            isPending={isSending || isSubmitting}
            pendingLabel={t('phone.sending')}
          >
            {t('phone.send')}
          </Button>
        )
      }
    />
  )
}
