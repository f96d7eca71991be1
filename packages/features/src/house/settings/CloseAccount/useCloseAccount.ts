import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { FormState } from '../../../base/session/form-state.ts'

/** Refusals that belong to a field, or change the page, by error name. */
const refusals = ['ownCodeWrong', 'currentPasswordWrong', 'loginFirst'] as const

type Intent = 'sendOwnCode' | 'close'

/** Proofs that a form can lack, each with its text. */
const missing = {
  current: { reason: 'currentPasswordMissing', text: 'close.passwordMissing' },
  ownCode: { reason: 'ownCodeMissing', text: 'close.codeMissing' },
} as const

/** Has the reader's account close, proven by their password or a code to their phone. */
export function useCloseAccount() {
  const { t } = useTranslation('account')
  const call = useSend()
  const { mutate } = useSWRConfig()
  const [state, setState] = useState<FormState>()
  const [doing, setDoing] = useState<Intent | null>(null)
  /** Instant at which the account closes, once that is arranged. */
  const [closingAt, setClosingAt] = useState<string | null>(null)

  return {
    state,
    doing,
    closingAt,
    /** Shows which proof is missing, or null for none, in place of an earlier refusal. */
    showMissing(proof: keyof typeof missing | null) {
      const problem = proof && { reason: missing[proof].reason, message: t(missing[proof].text) }
      if (problem) setState({ intent: 'close', values: {}, problem })
      else setState((shown) => (shown?.problem ? undefined : shown))
    },
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
          // all sessions have ended: the reader is a visitor
          await mutate(keyOf(refs.currentUser, {}), null, { revalidate: false })
        }
        return true
      } catch (error) {
        const reason = refusals.find((name) => isCallError(error, errors[name].errno)) ?? 'failed'
        const wait = isCallError(error) ? error.retryAfter : null
        const message = failureText(error, t('close.failed'))
        const retry = wait === null ? {} : { retryAfter: Math.ceil(wait / 1000) }
        setState({ intent, values: {}, problem: { reason, message, ...retry } })
        return false
      } finally {
        setDoing(null)
      }
    },
  }
}
