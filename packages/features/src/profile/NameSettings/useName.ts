import { failureText, isCallError } from '@shulei/client/call-error.ts'
import { errors } from '@shulei/contract/errors.ts'
import { nameProblem } from '@shulei/domain/text/name.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKept } from '../editing/useKept.ts'
import { useSaveName } from '../editing/useSaveName.ts'

type Outcome = { saved?: true; refused?: string; failure?: string }

/** A name that is typed over the stored one, and saving it. What is typed is kept until it is saved. */
export function useName(id: number, saved: string) {
  const { t } = useTranslation('editing')
  const saveName = useSaveName(id)
  const kept = useKept('/users/v2/username#name', { userName: saved })
  const [isSaving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({})
  const { userName } = kept.values

  return {
    userName,
    isChanged: kept.isChanged,
    isSaving,
    isSaved: outcome.saved === true,
    refused: outcome.refused,
    failure: outcome.failure,
    change(next: string) {
      setOutcome({})
      kept.change({ userName: next })
    },
    discard() {
      setOutcome({})
      kept.forget(kept.typed)
    },
    /** Answers whether the name is saved. */
    async save(): Promise<boolean> {
      setOutcome({})
      if (nameProblem(userName)) return false
      setSaving(true)
      try {
        if (kept.isChanged) await saveName(userName)
        kept.forget({ userName })
        setOutcome({ saved: true })
        return true
      } catch (error) {
        const text = failureText(error, t('save.failed'))
        const isAboutName =
          isCallError(error, errors.nameInvalid.errno) || isCallError(error, errors.nameReserved.errno)
        setOutcome(isAboutName ? { refused: text } : { failure: text })
        return false
      } finally {
        setSaving(false)
      }
    },
  }
}
