import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { useCall, useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import type { FormState } from '../../../base/session/form-state.ts'

export type Contact = 'phone' | 'email'

type Intent = 'sendCode' | 'sendOwnCode' | 'change'

export interface ContactTyped {
  /** The new number or address. */
  contact: string
  code: string
  /** The proof: the password, or the code sent to the account's current number. */
  current: string
  ownCode: string
}

/** Refusals that belong to a field, by error name. */
const refusals = [
  'phoneMissing',
  'phoneInvalid',
  'phoneTaken',
  'emailMissing',
  'emailInvalid',
  'emailTaken',
  'codeWrong',
  'codeExpired',
  'ownCodeWrong',
  'currentPasswordWrong',
  'loginFirst',
] as const

function problemOf(error: unknown, otherwise: string): FormState['problem'] {
  const reason = refusals.find((name) => isCallError(error, errors[name].errno)) ?? 'failed'
  const wait = isCallError(error) ? error.retryAfter : null
  return {
    reason,
    message: failureText(error, otherwise),
    ...(wait === null ? {} : { retryAfter: Math.ceil(wait / 1000) }),
  }
}

/** Sends a code to a number or address, and stores it with that code. */
export function useContact(of: Contact) {
  const { t } = useTranslation('settings')
  const call = useSend()
  const { mutate } = useCall(refs.basicInfo, { query: {} })
  const { mutate: mutateSecurity } = useCall(refs.accountSecurity, {})
  const draft = useFormDraft(settingsAddress.userinfo({ hash: of }), { [of]: '' })
  const [state, setState] = useState<FormState>()
  const [doing, setDoing] = useState<Intent | null>(null)
  /** The last change and the number of changes: each one empties the fields. */
  const [changed, setChanged] = useState<{ contact: string; count: number } | null>(null)

  const store = async (contact: string, code: string, proof: { password?: string; ownCode?: string }) =>
    of === 'phone'
      ? await call(refs.updatePhone, { body: { phone: contact, phoneCode: code, ...proof } })
      : await call(refs.updateEmail, { body: { email: contact, emailCode: code, ...proof } })
  const change = async ({ contact, code, current, ownCode }: ContactTyped) => {
    const proof = { ...(current ? { password: current } : {}), ...(ownCode ? { ownCode } : {}) }
    const answer = await store(contact, code, proof)
    await mutateSecurity((account) => account && { ...account, ...answer }, { revalidate: false })
    await mutate((info) => info && { ...info, ...answer }, { revalidate: false })
    const [stored = ''] = Object.values(answer)
    setChanged((before) => ({ contact: stored, count: (before?.count ?? 0) + 1 }))
    setState(undefined)
    draft.forget(draft.typed)
  }

  const sendCode = (contact: string) =>
    of === 'phone'
      ? call(refs.sendPhoneCode, { body: { phone: contact } })
      : call(refs.sendEmailCode, { body: { email: contact } })

  return {
    state: state ?? (draft.isChanged ? { intent: '', values: draft.values, problem: null } : undefined),
    doing,
    changed,
    /** Key of the fields: they start anew after a change, and with the value that was typed before signing in. */
    formKey: `${changed?.count ?? 0}-${draft.values[of]}`,
    /** Resolves to whether the request succeeded. */
    async send(intent: Intent, typed: ContactTyped): Promise<boolean> {
      const { contact, code } = typed
      const values = { [of]: contact }
      if (intent === 'change' && code === '') {
        // checked here, because an empty attempt would use up one of the code's few tries
        setState({ intent, values, problem: { reason: 'codeMissing', message: t(`${of}.codeMissing`) } })
        return false
      }
      setDoing(intent)
      try {
        if (intent === 'change') await change(typed)
        else {
          // a code to the account's own number proves who asks
          await (intent === 'sendCode' ? sendCode(contact) : call(refs.sendPhoneCode, { body: {} }))
          setState({ intent, values, problem: null })
        }
        return true
      } catch (error) {
        const problem = problemOf(error, t(`${of}.failed`))
        setState({ intent, values, problem })
        // signing in leaves the page; neither codes nor passwords are stored
        if (problem?.reason === 'loginFirst') draft.change(values)
        return false
      } finally {
        setDoing(null)
      }
    },
  }
}
