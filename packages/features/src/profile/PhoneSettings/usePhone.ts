import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { useCall, useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormState } from '../../session/form-state.ts'

type Intent = 'sendCode' | 'change'

/** Refusals that belong to a field; the fields know them by name. */
const refusals = ['phoneInvalid', 'phoneTaken', 'codeWrong', 'codeExpired'] as const

function problemOf(error: unknown, otherwise: string): FormState['problem'] {
  const reason = refusals.find((name) => isCallError(error, errors[name].errno)) ?? 'failed'
  const wait = isCallError(error) ? error.retryAfter : null
  return {
    reason,
    message: failureText(error, otherwise),
    ...(wait === null ? {} : { retryAfter: Math.ceil(wait / 1000) }),
  }
}

/** Sending a code to a number, and making the number one's own with it. */
export function usePhone() {
  const { t } = useTranslation('settings')
  const call = useSend()
  const { mutate } = useCall(refs.basicInfo, { query: {} })
  const [state, setState] = useState<FormState>()
  const [doing, setDoing] = useState<Intent | null>(null)
  /** The last change, and how many there were: each leaves the fields empty. */
  const [changed, setChanged] = useState<{ phone: string; count: number } | null>(null)

  const change = async (phone: string, phoneCode: string) => {
    const answer = await call(refs.updatePhone, { body: { phone, phoneCode } })
    await mutate((info) => info && { ...info, phone: answer.phone }, { revalidate: false })
    setChanged((before) => ({ phone: answer.phone, count: (before?.count ?? 0) + 1 }))
    setState(undefined)
  }

  return {
    state,
    doing,
    changed,
    /** Answers whether it went well. */
    async send(intent: Intent, { phone, code }: { phone: string; code: string }): Promise<boolean> {
      const values = { phone }
      if (intent === 'change' && code === '') {
        // a try costs one of the few that a code has
        setState({ intent, values, problem: { reason: 'codeWrong', message: t('phone.codeMissing') } })
        return false
      }
      setDoing(intent)
      try {
        if (intent === 'change') await change(phone, code)
        else {
          await call(refs.sendPhoneCode, { body: { phone } })
          setState({ intent, values, problem: null })
        }
        return true
      } catch (error) {
        setState({ intent, values, problem: problemOf(error, t('phone.failed')) })
        return false
      } finally {
        setDoing(null)
      }
    },
  }
}
