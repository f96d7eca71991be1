import { isCallError } from '@shulei/client/call-error.ts'
import { keyOf } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { nameProblem } from '@shulei/domain/base/text/name.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { isStale } from '../../../base/form/stale.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import { useSaveName } from '../editing/useSaveName.ts'

type Outcome = { saved?: true; refused?: string; failure?: FormFailure }

/** The edited name and saving it. The draft is stored until it is saved. */
export function useName(id: number, saved: string) {
  const { t } = useTranslation('editing')
  const saveName = useSaveName(id)
  const { mutate } = useSWRConfig()
  const draft = useFormDraft(settingsAddress.username({ hash: 'name' }), { userName: saved })
  const [isSaving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({})
  const { userName } = draft.values

  return {
    userName,
    isChanged: draft.isChanged,
    conflict: draft.conflict,
    choose(chosen: { userName?: string }) {
      setOutcome({})
      draft.settle(chosen)
    },
    isSaving,
    isSaved: outcome.saved === true,
    refused: outcome.refused,
    failure: outcome.failure,
    change(next: string) {
      setOutcome({})
      draft.change({ userName: next })
    },
    discard() {
      setOutcome({})
      draft.forget(draft.typed)
    },
    /** Resolves to whether the name was saved. */
    async save(): Promise<boolean> {
      setOutcome({})
      if (nameProblem(userName) || draft.conflict) return false
      setSaving(true)
      try {
        if (draft.isChanged) await saveName(userName, draft.base.userName)
        draft.forget({ userName })
        setOutcome({ saved: true })
        return true
      } catch (error) {
        const failure = formFailure(error, t('save.failed'))
        const { nameInvalid, nameReserved, nameTaken } = errors
        const isAboutName = [nameInvalid, nameReserved, nameTaken].some(({ errno }) => isCallError(error, errno))
        if (isStale(error)) await mutate(keyOf(refs.basicInfo, { query: {} }))
        setOutcome(isAboutName ? { refused: failure.text } : { failure })
        return false
      } finally {
        setSaving(false)
      }
    },
  }
}
