import { keyOf, useCall, useSend } from '@shulei/client/hooks.ts'
import type { Sent } from '@shulei/client/send.ts'
import type { AnyCall, Data } from '@shulei/contract/call.ts'
import type { guideInfo } from '@shulei/contract/people/guide/calls.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type FormFailure, formFailure } from '../../base/form/form-failure.ts'
import { isStale } from '../../base/form/stale.ts'

export type Guide = Data<typeof guideInfo>

/** The information that the reader has filled in. */
export const useGuide = () => useCall(refs.guideInfo, {})

/** Calls that save a step and answer the whole guide. */
type Saving = AnyCall & { readonly data: (typeof guideInfo)['data'] }

/** Saves a step: the answer replaces the guide everywhere on the page. Resolves to whether it was saved. */
export function useSaveStep() {
  const { t } = useTranslation('guide')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  return {
    isSaving,
    failure,
    async save<C extends Saving>(ref: Ref<C>, args: Sent<C>): Promise<boolean> {
      setSaving(true)
      setFailure(null)
      try {
        const guide = await send(ref, args)
        await mutate(keyOf(refs.guideInfo, {}), guide, { revalidate: false })
        return true
      } catch (error) {
        setFailure(formFailure(error, t('failed')))
        if (isStale(error)) await mutate(keyOf(refs.guideInfo, {}))
        return false
      } finally {
        setSaving(false)
      }
    },
  }
}
