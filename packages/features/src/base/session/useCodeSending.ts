import { waitText } from '@shulei/domain/base/time/wait.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormState } from './form-state.ts'
import { useCooldown } from './useCooldown.ts'
import { useIsSending } from './useIsSending.ts'

/**
 * State of the button that sends a code with the form's `intent`, and the ref for the field of the code, which takes the focus
 * after each code: the pressed button is hidden during the wait.
 */
export function useCodeSending(state: FormState | undefined, intent: 'sendCode' | 'sendOwnCode') {
  const { t, i18n } = useTranslation('session')
  const cooldown = useCooldown(state, intent)
  const isSending = useIsSending(intent)
  const wasSent = state?.intent === intent && !state.problem
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new code moves the focus to the field again
  useEffect(() => {
    if (wasSent) field.current?.focus()
  }, [wasSent, state])
  return {
    field,
    isSending,
    wasSent,
    /** How long to wait for another code; null when one may be sent. */
    wait: cooldown > 0 ? t('phone.again', { wait: waitText(cooldown, i18n.language as Language) }) : null,
  }
}
