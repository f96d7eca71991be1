import { refs } from '@shulei/contract/refs.ts'
import { type PhotoPart, realNameFieldOf } from '@shulei/domain/identity/real-name.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasBadPhoto, jpegsOf, usePhotos } from '../photo/usePhotos.ts'
import { useSending } from '../useSending.ts'
import { useTries } from '../useTries.ts'
import { type Draft, draftOf, type Field, fieldsOf, problemsOf } from './draft.ts'
import type { RealNameFormProps } from './RealNameForm.tsx'

/**
 * The form of a verification and sending it. Unlike other drafts of the site it is kept in the page alone: id numbers and photos
 * of documents are too private to be left on a device that others may use.
 */
export function useRealNameForm({ recordId, start, onSent, onStale }: RealNameFormProps) {
  const { t } = useTranslation('identity')
  const [draft, setDraft] = useState(() => draftOf(start))
  const { photos, choose, settled } = usePhotos<PhotoPart>()
  const { isTried, isSending, isJudged, leave, attempt } = useTries<Field>()

  const isOnlyHolding = Object.keys(photos).join() === 'holdingPhoto'
  const aboutPhoto = isOnlyHolding ? ('holdingPhoto' as const) : undefined
  const sending = useSending<Field>({
    fields: {
      ...realNameFieldOf,
      // which of several it was is not said
      ...(aboutPhoto && { photoBroken: aboutPhoto, photoTooBig: aboutPhoto, pictureTooBig: aboutPhoto }),
    },
    onStale,
  })
  const { refusal } = sending

  const problems = problemsOf(draft, photos.holdingPhoto !== undefined)
  const isMissing = Object.values(problems).some((problem) => problem.startsWith('missing.'))

  async function send(): Promise<boolean> {
    const ready = await settled()
    if (Object.keys(problems).length > 0 || hasBadPhoto(ready)) return false
    const fields = fieldsOf(draft)
    const jpegs = jpegsOf(ready)
    const replaced = recordId === null ? {} : { shipDeleteId: recordId }
    const answer =
      draft.region === 'mainland'
        ? await sending.send(refs.sendMainlandRealName, { ...fields, ...replaced }, jpegs)
        : recordId === null
          ? await sending.send(refs.sendRealName, fields, jpegs)
          : await sending.send(refs.replaceRealName, { ...fields, shipDeleteId: recordId }, jpegs)
    if (answer) await onSent(answer)
    return answer !== null
  }

  return {
    draft,
    photos,
    isSending,
    missing: isTried && isMissing ? t('realName.required') : undefined,
    failure: refusal && !refusal.field ? refusal.message : undefined,
    change(patch: Partial<Draft>) {
      sending.forget()
      setDraft((now) => ({ ...now, ...patch }))
    },
    leave: (field: 'realName' | 'idNumber') => leave(field, draft[field]),
    choose(part: PhotoPart, file: File | null) {
      sending.forget()
      choose(part, file)
    },
    /** What is said at a field. */
    problem(field: Field): string | undefined {
      const problem = problems[field]
      if (problem && isJudged(field)) return t(`realName.${problem}`)
      return refusal?.field === field ? refusal.message : undefined
    },
    /** Answers whether it was sent. */
    send: () => attempt(send),
  }
}
