import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor } from '@shulei/client/upload.ts'
import type { AnyCall, Args, BodyIn, Data } from '@shulei/contract/call.ts'
import { type ErrorName, errors } from '@shulei/contract/errors.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Action, actionFor } from './action.ts'

/** Three photos at the slowest speed that is still a connection. */
const timeout = 120_000

/** Why the last sending failed, in the server's words, and the field that it is about. */
export interface Refusal<F extends string> {
  field: F | undefined
  message: string
}

/** The form as it travels. Photos go without the names that their files have on the device. */
function formOf(body: object, photos: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, String(value))
  for (const [name, photo] of Object.entries(photos)) form.set(name, photo, `${name}.jpg`)
  return form
}

export interface SendingOptions<F extends string> {
  /** The fields that refusals belong to. */
  fields: Partial<Record<ErrorName, F>>
  /** What is stored is not what the page shows. */
  onStale: () => void
}

/** Sends a form with photos, under one idempotency key for as long as the same is tried (X002). */
export function useSending<F extends string>({ fields, onStale }: SendingOptions<F>) {
  const { t } = useTranslation('identity')
  const send = useSend()
  const action = useRef<Action | null>(null)
  const [refusal, setRefusal] = useState<Refusal<F> | null>(null)

  return {
    refusal,
    forget: () => setRefusal(null),
    /** What the server made of it; null when it did not take it. */
    async send<C extends AnyCall>(
      ref: Ref<C>,
      body: BodyIn<C> & object,
      photos: Readonly<Record<string, Blob>>,
    ): Promise<Data<C> | null> {
      setRefusal(null)
      action.current = actionFor([ref, ...Object.values(body), ...Object.values(photos)], action.current)
      try {
        const form = formOf(body, photos)
        return await send(ref, { body } as Args<C>, { form, idempotencyKey: action.current.key, timeout })
      } catch (error) {
        const name = (Object.keys(fields) as ErrorName[]).find((one) => isCallError(error, errors[one].errno))
        setRefusal({ field: name && fields[name], message: failureText(error, t('send.failed')) })
        // nothing was done, so the next try is an action of its own
        if (isCallError(error) && remedyFor(error) === 'refused') action.current = null
        if (isCallError(error) && error.http === 409) onStale()
        return null
      }
    },
  }
}
