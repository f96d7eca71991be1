import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor } from '@shulei/client/upload.ts'
import type { Data } from '@shulei/contract/call.ts'
import { errors } from '@shulei/contract/errors.ts'
import type { hostCompetition } from '@shulei/contract/host/hosting/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import type { HostingFields } from '../useHostingDraft.ts'
import type { Choices } from './choices.ts'
import { daysOf, gateOf } from './choices.ts'

/** A refusal with the field that it is about; null where it is about none. */
export interface Refused extends FormFailure {
  field: 'title' | 'target' | null
}

/** Enough for the largest table on a slow connection. */
const timeout = 300_000

/** The field that a refusal of the server is about. */
function fieldOf(error: unknown): Refused['field'] {
  if (isCallError(error, errors.hostedTitleEmpty.errno)) return 'title'
  const ofTarget = [errors.hostedTarget.errno, errors.tableTooSmall.errno]
  return ofTarget.some((errno) => isCallError(error, errno)) ? 'target' : null
}

/** Makes a competition of a table. A repeat of the same choices keeps its idempotency key, so that nothing is made twice. */
export function useMaking(file: File) {
  const { t } = useTranslation('hosting')
  const send = useSend()
  const key = useRef<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)

  /** Resolves to the competition, or to null where it was refused. */
  const make = async (
    fields: HostingFields,
    { id, target, metric }: Choices,
  ): Promise<Data<typeof hostCompetition> | null> => {
    if (!target || !metric) return null
    const body = {
      ...{ title: fields.title.trim(), summary: fields.summary.trim(), idColumn: id?.name ?? '' },
      ...{ targetColumn: target.name, metric, days: daysOf(fields), gate: gateOf(fields) },
    }
    const form = new FormData()
    for (const [name, value] of Object.entries(body)) form.set(name, String(value))
    form.set('table', file)
    setSending(true)
    setRefused(null)
    key.current ??= crypto.randomUUID()
    try {
      return await send(refs.hostCompetition, { body }, { form, idempotencyKey: key.current, timeout })
    } catch (error) {
      setRefused({ ...formFailure(error, t('form.failed')), field: fieldOf(error) })
      // nothing was written, so the next attempt gets a new idempotency key
      if (isCallError(error) && remedyFor(error) === 'refused') key.current = null
      return null
    } finally {
      setSending(false)
    }
  }
  /** Another choice is another competition. */
  const change = () => {
    key.current = null
    setRefused(null)
  }
  return { make, change, isSending, refused }
}
