import { waitText } from '@shulei/domain/time/wait.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { OtpField } from '@shulei/ui/OtpField/OtpField.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormState, fieldProblem } from '../form-state.ts'
import { note } from '../session.css.ts'
import { useCooldown } from '../useCooldown.ts'
import { useIsSending } from '../useIsSending.ts'

export interface ContactCodeProps {
  /** The address or number that the code is sent to. */
  of: 'phone' | 'email'
  state: FormState | undefined
  /** A code is being sent; not needed for forms that the router submits. */
  isSending?: boolean
}

/** Number or address, button that sends a code there, and the code. Works as plain form fields without JavaScript. */
export function ContactCode({ of, state, isSending = false }: ContactCodeProps) {
  const { t, i18n } = useTranslation('session')
  const cooldown = useCooldown(state, 'sendCode')
  const isSubmitting = useIsSending('sendCode')
  const wasSent = state?.intent === 'sendCode' && !state.problem
  const code = useRef<HTMLInputElement>(null)
  // the pressed button is hidden during the wait, so the focus moves to the code
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new code moves the focus to the field again
  useEffect(() => {
    if (wasSent) code.current?.focus()
  }, [wasSent, state])
  return (
    <>
      <TextField
        name={of}
        type={of === 'phone' ? 'tel' : 'email'}
        autoComplete={of === 'phone' ? 'tel' : 'email'}
        inputMode={of === 'phone' ? 'tel' : 'email'}
        label={t(`${of}.label`)}
        {...(of === 'phone' ? { prefix: '+86', placeholder: t('phone.placeholder') } : {})}
        defaultValue={state?.values[of] ?? ''}
        errorMessage={fieldProblem(state, of)}
        suffix={
          cooldown === 0 && (
            <Button
              type="submit"
              name="intent"
              value="sendCode"
              size="s"
              isPending={isSending || isSubmitting}
              pendingLabel={t('phone.sending')}
            >
              {t('phone.send')}
            </Button>
          )
        }
      />
      <OtpField
        ref={code}
        name="code"
        aside={
          cooldown > 0 && (
            <span className={note}>{t('phone.again', { wait: waitText(cooldown, i18n.language as Language) })}</span>
          )
        }
        label={t('code.label')}
        hint={t(wasSent ? 'code.sent' : of === 'phone' ? 'code.hint' : 'code.mailHint')}
        errorMessage={fieldProblem(state, 'code')}
      />
    </>
  )
}
