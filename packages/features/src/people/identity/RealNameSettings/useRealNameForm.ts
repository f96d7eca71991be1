import { refs } from '@shulei/contract/refs.ts'
import { type PhotoPart, realNameFieldOf } from '@shulei/domain/people/identity/real-name.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasBadPhoto, jpegsOf, usePhotos } from '../usePhotos.ts'
import { useSending } from '../useSending.ts'
import { useTries } from '../useTries.ts'
import { type Draft, draftOf, type Field, fieldsOf, problemsOf, type RealName } from './draft.ts'

export interface RealNameFormProps {
  /** Id of the stored verification that this one replaces; null without one. */
  recordId: number | null
  /** The refused verification, with unmasked name and number. */
  start: RealName | undefined
  /** Typed values to begin with, of a reader who comes back to the form. */
  typed?: Partial<Draft> | undefined
  /** Called with each typed value. */
  onType?: ((patch: Partial<Draft>) => void) | undefined
  /** The server accepted the verification. */
  onSent: (answer: RealName) => Promise<void>
  /** The server refused it, because another one is stored by now. */
  onStale: () => void
}

/**
 * The form of a verification and its submission. Unlike other drafts of the site, it lives in memory only: id numbers and photos
 * of documents are too private for a device that others may use.
 */
export function useRealNameForm({ recordId, start, typed, onType, onSent, onStale }: RealNameFormProps) {
  const { t } = useTranslation('identity')
  const [draft, setDraft] = useState(() => ({ ...draftOf(start), ...typed }))
  const { photos, choose, settled } = usePhotos<PhotoPart>()
  const { isTried, isSending, isJudged, leave, attempt } = useTries<Field>()

  const isOnlyHolding = Object.keys(photos).join() === 'holdingPhoto'
  const aboutPhoto = isOnlyHolding ? ('holdingPhoto' as const) : undefined
  const sending = useSending<Field>({
    fields: {
      ...realNameFieldOf,
      idNumberTaken: 'idNumber',
      // the server does not say which of several photos it refused
      ...(aboutPhoto && {
        photoBroken: aboutPhoto,
        pictureHeic: aboutPhoto,
        photoTooBig: aboutPhoto,
        pictureTooBig: aboutPhoto,
      }),
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
    failure: refusal && !refusal.field ? refusal : undefined,
    change(patch: Partial<Draft>) {
      sending.forget()
      setDraft((now) => ({ ...now, ...patch }))
      onType?.(patch)
    },
    leave: (field: 'realName' | 'idNumber') => leave(field, draft[field]),
    choose(part: PhotoPart, file: File | null) {
      sending.forget()
      choose(part, file)
    },
    /** The message at a field. */
    problem(field: Field): string | undefined {
      const problem = problems[field]
      if (problem && isJudged(field)) return t(`realName.${problem}`)
      return refusal?.field === field ? refusal.text : undefined
    },
    /** Sends the form; resolves to whether it was sent. */
    send: () => attempt(send),
  }
}
