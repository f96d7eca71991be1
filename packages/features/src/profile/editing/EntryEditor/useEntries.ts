import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as userAddress from '@shulei/domain/address/user.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type FormFailure, formFailure } from '../../../site/form-failure.ts'
import { type Profile, profileArgs } from '../../useProfile.ts'
import { useFormDraft } from '../useFormDraft.ts'
import {
  type EntryFields,
  type EntryKind,
  educationBody,
  emptyEntry,
  entriesOf,
  type ShownEntry,
  workBody,
} from './entries.ts'

/**
 * Work experiences or educations of the reader: each is a row of its own, added and removed separately, so that two tabs do
 * not undo each other's changes.
 */
export function useEntries(kind: EntryKind, profile: Profile) {
  const { id } = profile
  const { t } = useTranslation('editing')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const draft = useFormDraft<EntryFields>(userAddress.edit({ id, hash: kind }), emptyEntry)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  /** Announcement of the last change for screen readers. */
  const [outcome, setOutcome] = useState('')

  const show = (patch: (profile: Profile) => Profile) =>
    mutate<Profile>(keyOf(refs.userProfile, profileArgs(id)), (seen) => seen && patch(seen), { revalidate: false })

  const adders = {
    async work(idempotencyKey: string) {
      const row = await send(refs.addWork, { body: workBody(draft.values) }, { idempotencyKey })
      await show((seen) => ({ ...seen, careers: [...seen.careers, row] }))
    },
    async education(idempotencyKey: string) {
      const row = await send(refs.addEducation, { body: educationBody(draft.values) }, { idempotencyKey })
      await show((seen) => ({ ...seen, educations: [...seen.educations, row] }))
    },
  }
  const removers = {
    async work(userWorkId: number) {
      await send(refs.deleteWork, { query: { userWorkId } })
      await show((seen) => ({ ...seen, careers: seen.careers.filter((row) => row.userWorkId !== userWorkId) }))
    },
    async education(userEduId: number) {
      await send(refs.deleteEducation, { query: { userEduId } })
      await show((seen) => ({ ...seen, educations: seen.educations.filter((row) => row.userEduId !== userEduId) }))
    },
  }
  const settle = () => {
    setFailure(null)
    setOutcome('')
  }

  return {
    entries: entriesOf(kind, profile),
    fields: draft.values,
    /** The form has values, from here or from before a reload. */
    isBegun: draft.isChanged,
    isSaving,
    failure,
    outcome,
    change(patch: Partial<EntryFields>) {
      settle()
      // changed values get a new idempotency key
      draft.change({ ...patch, key: '' })
    },
    discard() {
      settle()
      draft.forget(draft.typed)
    },
    /** Adds the typed row once, however often it is retried; resolves to whether it was added. */
    async add(): Promise<boolean> {
      settle()
      const typed = draft.typed
      const key = draft.values.key || crypto.randomUUID()
      draft.change({ key })
      setSaving(true)
      try {
        await adders[kind](key)
        draft.forget({ ...typed, key })
        setOutcome(t('entry.added'))
        return true
      } catch (error) {
        setFailure(formFailure(error, t('save.failed')))
        return false
      } finally {
        setSaving(false)
      }
    },
    /** Removes a row; resolves to whether it was removed. */
    async remove({ id: entryId, title }: ShownEntry): Promise<boolean> {
      settle()
      try {
        await removers[kind](entryId)
        setOutcome(t('entry.removed', { title }))
        return true
      } catch (error) {
        setFailure(formFailure(error, t('entry.removeFailed')))
        return false
      }
    },
  }
}
