import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import type { Sent } from '@shulei/client/send.ts'
import { remedyFor } from '@shulei/client/upload.ts'
import type { AnyCall, BodyIn, Data } from '@shulei/contract/call.ts'
import { type ErrorName, errors } from '@shulei/contract/errors.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormFailure, formFailure } from '../../base/form/form-failure.ts'
import { type Action, actionFor } from './action.ts'

/** Enough for three photos on the slowest usable connection. */
const timeout = 120_000

/** The server's reason for the last refusal, and the field it concerns. */
export interface Refusal<F extends string> extends FormFailure {
  field: F | undefined
}

/** Builds the request body. Photos lose the file names they have on the device. */
function formOf(body: object, photos: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, String(value))
  for (const [name, photo] of Object.entries(photos)) form.set(name, photo, `${name}.jpg`)
  return form
}

export interface SendingOptions<F extends string> {
  /** Fields of the server's refusals. */
  fields: Partial<Record<ErrorName, F>>
  /** Called when the stored state differs from the one on the page. */
  onStale: () => void
}

/** Sends a form with photos. Retries of unchanged content reuse the idempotency key (X002). */
export function useSending<F extends string>({ fields, onStale }: SendingOptions<F>) {
  const { t } = useTranslation('identity')
  const send = useSend()
  const action = useRef<Action | null>(null)
  const [refusal, setRefusal] = useState<Refusal<F> | null>(null)

  return {
    refusal,
    forget: () => setRefusal(null),
    /** The server's answer; null when the request failed. */
    async send<C extends AnyCall>(
      ref: Ref<C>,
      body: BodyIn<C> & object,
      photos: Readonly<Record<string, Blob>>,
    ): Promise<Data<C> | null> {
      setRefusal(null)
      action.current = actionFor([ref, ...Object.values(body), ...Object.values(photos)], action.current)
      try {
        const form = formOf(body, photos)
        return await send(ref, { body } as unknown as Sent<C>, { form, idempotencyKey: action.current.key, timeout })
      } catch (error) {
        const name = (Object.keys(fields) as ErrorName[]).find((one) => isCallError(error, errors[one].errno))
        setRefusal({ field: name && fields[name], ...formFailure(error, t('send.failed')) })
        // nothing was written, so the next attempt gets a new idempotency key
        if (isCallError(error) && remedyFor(error) === 'refused') action.current = null
        if (isCallError(error) && error.http === 409) onStale()
        return null
      }
    },
  }
}
