import { Button } from '@shulei/ui/Button/Button.tsx'
import { OtpField } from '@shulei/ui/OtpField/OtpField.tsx'
import { TextField } from '@shulei/ui/TextField/TextField.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormState, fieldProblem } from '../form-state.ts'
import { note } from '../session.css.ts'
import { useIsSending } from '../useIsSending.ts'

/** A code may be asked for once a minute; the server says the same. */
const resendAfter = 60

/** Seconds until a code may be asked for again after one was sent. */
function useCooldown(state: FormState | undefined): number {
  const [left, setLeft] = useState(0)
  const until = useRef(0)
  const wait = state?.intent !== 'sendCode' ? 0 : state.problem ? (state.problem.retryAfter ?? 0) : resendAfter
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer of the server starts the wait anew, also with the same seconds
  useEffect(() => {
    // an answer to the code, such as that it is wrong, says nothing of the wait, which goes on
    if (wait > 0) until.current = Date.now() + wait * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((until.current - Date.now()) / 1000)))
    tick()
    if (until.current <= Date.now()) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [wait, state])
  return left
}

export interface PhoneCodeProps {
  state: FormState | undefined
  /** A code is on its way to be sent; a form that the router sends need not say so. */
  isSending?: boolean
}

/** Phone number, the button that sends a code, and the code. Works as plain form fields without JavaScript. */
export function PhoneCode({ state, isSending = false }: PhoneCodeProps) {
  const { t } = useTranslation('session')
  const cooldown = useCooldown(state)
  const isSubmitting = useIsSending('sendCode')
  const wasSent = state?.intent === 'sendCode' && !state.problem
  const code = useRef<HTMLInputElement>(null)
  // the button that was pressed is gone while the wait lasts, and the code is what comes next
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new code leads to the field anew
  useEffect(() => {
    if (wasSent) code.current?.focus()
  }, [wasSent, state])
  return (
    <>
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        label={t('phone.label')}
        prefix="+86"
        placeholder={t('phone.placeholder')}
        defaultValue={state?.values.phone ?? ''}
        errorMessage={fieldProblem(state, 'phone')}
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
        aside={cooldown > 0 && <span className={note}>{t('phone.again', { seconds: cooldown })}</span>}
        label={t('code.label')}
        hint={wasSent ? t('code.sent') : t('code.hint')}
        errorMessage={fieldProblem(state, 'code')}
      />
    </>
  )
}
