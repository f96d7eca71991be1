import { isCallError } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import { errors } from '@shulei/contract/errors.ts'
import type { deskValues } from '@shulei/contract/host/desk/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as deskAddress from '@shulei/domain/address/desk.ts'
import { changedFields, type DeskFault } from '@shulei/domain/host/desk/values.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { isStale } from '../../../base/form/stale.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import { deskArgs } from '../desk.ts'
import { fieldsOf, type SettingsFields, valuesOf } from './form-fields.ts'
import { type Problems, problemsOf, valueProblems } from './problems.ts'

export type StoredValues = Data<typeof deskValues>

export interface ValuesFormOptions {
  competitionId: number
  stored: StoredValues
  /** Called with the values that are stored now. */
  onStored: (stored: StoredValues) => unknown
  /** Reads the stored values again. */
  onStale: () => Promise<unknown>
}

/** The faults that the server found in the values; null with any other error. */
const faultsOf = (error: unknown): DeskFault[] | null =>
  isCallError(error, errors.deskUnfit.errno) ? ((error.data as { faults?: DeskFault[] } | null)?.faults ?? null) : null

/** The form of a desk's values: what is typed, what is wrong with it, and saving upon the values that were read. */
export function useValuesForm({ competitionId, stored, onStored, onStale }: ValuesFormOptions) {
  const { t } = useTranslation('desk')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const draft = useFormDraft(deskAddress.settings({ id: competitionId, hash: 'values' }), fieldsOf(stored.values))
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [isSaved, setSaved] = useState(false)
  const values = valuesOf(draft.values)
  const times = {
    start: Date.parse(stored.startTime),
    turn: Date.parse(stored.values.turn),
    end: Date.parse(stored.values.end),
  }
  const found = (now: number) => ({ ...refused, ...valueProblems(values, times, now) })

  /** Stores the values. `unfit`: the server refused some of them, which are marked. */
  const save = async (): Promise<'saved' | 'unfit' | 'failed'> => {
    const sent = draft.values
    setFailure(null)
    try {
      const answer = await send(refs.changeDeskValues, {
        params: { id: competitionId },
        body: { ...values, base: valuesOf(draft.base) },
      })
      draft.forget(sent)
      setTried(false)
      setSaved(true)
      onStored({ ...stored, values: answer.values })
      await mutate(keyOf(refs.desk, deskArgs(competitionId)))
      return 'saved'
    } catch (error) {
      const faults = faultsOf(error)
      if (faults) setRefused(problemsOf(faults))
      else setFailure(formFailure(error, t('values.failed')))
      if (isStale(error)) await onStale()
      return faults ? 'unfit' : 'failed'
    }
  }

  return {
    fields: draft.values,
    values,
    conflict: draft.conflict,
    settle: draft.settle,
    changed: changedFields(stored.values, values),
    problems: isTried ? found(Date.now()) : refused,
    failure,
    isSaved,
    change(patch: SettingsFields) {
      setRefused({})
      setFailure(null)
      setSaved(false)
      draft.change(patch)
    },
    /** Marks what is wrong; returns whether the values can be saved. */
    check() {
      setTried(true)
      return Object.keys(found(Date.now())).length === 0
    },
    undo() {
      setTried(false)
      setRefused({})
      setFailure(null)
      draft.change(fieldsOf(stored.values))
    },
    save,
  }
}

export type ValuesForm = ReturnType<typeof useValuesForm>
