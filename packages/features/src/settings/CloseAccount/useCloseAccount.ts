import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormState } from '../../session/form-state.ts'

/** Refusals that belong to a field, or change the page, by error name. */
const refusals = ['ownCodeWrong', 'currentPasswordWrong', 'loginFirst'] as const

type Intent = 'sendOwnCode' | 'close'

/** Has the reader's account close, proven by their password or a code to their phone. */
export function useCloseAccount() {
  const { t } = useTranslation('account')
  const call = useSend()
  const [state, setState] = useState<FormState>()
  const [doing, setDoing] = useState<Intent | null>(null)
  /** Instant at which the account closes, once that is arranged. */
  const [closingAt, setClosingAt] = useState<string | null>(null)

  return {
    state,
    doing,
    closingAt,
    /** Resolves to whether the request succeeded. */
    async send(intent: Intent, { password, ownCode }: { password: string; ownCode: string }): Promise<boolean> {
      setDoing(intent)
      try {
        if (intent === 'sendOwnCode') {
          await call(refs.sendPhoneCode, { body: {} })
          setState({ intent, values: {}, problem: null })
        } else {
          const body = { ...(password ? { password } : {}), ...(ownCode ? { ownCode } : {}) }
          setClosingAt((await call(refs.closeAccount, { body })).closingAt)
        }
        return true
      } catch (error) {
        const reason = refusals.find((name) => isCallError(error, errors[name].errno)) ?? 'failed'
        const wait = isCallError(error) ? error.retryAfter : null
        const message = isCallError(error, errors.proofNeeded.errno)
          ? t('close.proofMissing')
          : failureText(error, t('close.failed'))
        const retry = wait === null ? {} : { retryAfter: Math.ceil(wait / 1000) }
        setState({ intent, values: {}, problem: { reason, message, ...retry } })
        return false
      } finally {
        setDoing(null)
      }
    },
  }
}
