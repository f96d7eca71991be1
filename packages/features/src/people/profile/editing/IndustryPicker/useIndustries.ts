import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as userAddress from '@shulei/domain/address/user.ts'
import { MAX_INDUSTRIES } from '@shulei/domain/people/profile/edit-industries.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type FormFailure, formFailure } from '../../../../base/form/form-failure.ts'
import { isStale } from '../../../../base/form/stale.ts'
import { useFormDraft } from '../../../../base/form/useFormDraft.ts'
import { type Profile, profileArgs } from '../../useProfile.ts'

const codesOf = (text: string) => text.split(' ').filter((code) => code !== '')

/** The reader's industries and saving changes; the draft has the codes, separated by spaces. */
export function useIndustries({ id, industry }: Profile) {
  const { t } = useTranslation('editing')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const saved = industry.map(({ code }) => code).toSorted()
  const draft = useFormDraft(userAddress.edit({ id, hash: 'industries' }), { codes: saved.join(' ') })
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [isFull, setFull] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const codes = codesOf(draft.values.codes)

  const settle = () => {
    setFailure(null)
    setSaved(false)
    setFull(false)
  }

  return {
    codes,
    isChanged: draft.isChanged,
    conflict: draft.conflict,
    choose(chosen: { codes?: string }) {
      settle()
      draft.settle(chosen)
    },
    isSaving,
    isSaved,
    /** A fifth industry was refused. */
    isFull,
    failure,
    toggle(code: string, isChosen: boolean) {
      settle()
      if (isChosen && codes.length >= MAX_INDUSTRIES) return setFull(true)
      const next = isChosen ? [...codes, code] : codes.filter((one) => one !== code)
      draft.change({ codes: next.toSorted().join(' ') })
    },
    discard() {
      settle()
      draft.forget(draft.typed)
    },
    async save() {
      if (draft.conflict) return
      settle()
      setSaving(true)
      const typed = draft.typed
      try {
        const answer = await send(refs.updateInd, {
          body: { industry: codes, base: { industry: codesOf(draft.base.codes) } },
        })
        await mutate<Profile>(keyOf(refs.userProfile, profileArgs(id)), (seen) => seen && { ...seen, ...answer }, {
          revalidate: false,
        })
        draft.forget(typed)
        setSaved(true)
      } catch (error) {
        setFailure(formFailure(error, t('save.failed')))
        if (isStale(error)) await mutate(keyOf(refs.userProfile, profileArgs(id)))
      } finally {
        setSaving(false)
      }
    },
  }
}
