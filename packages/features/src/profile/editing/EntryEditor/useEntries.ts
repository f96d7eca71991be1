import { failureText } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type Profile, profileArgs } from '../../useProfile.ts'
import { useKept } from '../useKept.ts'
import {
  type EntryFields,
  type EntryKind,
  educationBody,
  emptyEntry,
  entriesOf,
  type ShownEntry,
  workBody,
} from './entries.ts'

/** Careers or educations of the reader: each is one row, added and taken away by itself, so that two tabs do not undo each other. */
export function useEntries(kind: EntryKind, profile: Profile) {
  const { id } = profile
  const { t } = useTranslation('editing')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const kept = useKept<EntryFields>(`/user/${id}/profile#${kind}`, emptyEntry)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** What has just been done, for those who do not see the list. */
  const [outcome, setOutcome] = useState('')

  const show = (patch: (profile: Profile) => Profile) =>
    mutate<Profile>(keyOf(refs.userProfile, profileArgs(id)), (seen) => seen && patch(seen), { revalidate: false })

  const adders = {
    async work(idempotencyKey: string) {
      const row = await send(refs.addWork, { body: workBody(kept.values) }, { idempotencyKey })
      await show((seen) => ({ ...seen, careers: [...seen.careers, row] }))
    },
    async education(idempotencyKey: string) {
      const row = await send(refs.addEducation, { body: educationBody(kept.values) }, { idempotencyKey })
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
    fields: kept.values,
    /** An entry has been begun, here or before a reload. */
    isBegun: kept.isChanged,
    isSaving,
    failure,
    outcome,
    change(patch: Partial<EntryFields>) {
      settle()
      // other words are another entry
      kept.change({ ...patch, key: '' })
    },
    discard() {
      settle()
      kept.forget(kept.typed)
    },
    /** Adds what was typed, once however often it is tried; answers whether it was added. */
    async add(): Promise<boolean> {
      settle()
      const typed = kept.typed
      const key = kept.values.key || crypto.randomUUID()
      kept.change({ key })
      setSaving(true)
      try {
        await adders[kind](key)
        kept.forget({ ...typed, key })
        setOutcome(t('entry.added'))
        return true
      } catch (error) {
        setFailure(failureText(error, t('save.failed')))
        return false
      } finally {
        setSaving(false)
      }
    },
    /** Takes an entry away; answers whether it is gone. */
    async remove({ id: entryId, title }: ShownEntry): Promise<boolean> {
      settle()
      try {
        await removers[kind](entryId)
        setOutcome(t('entry.removed', { title }))
        return true
      } catch (error) {
        setFailure(failureText(error, t('entry.removeFailed')))
        return false
      }
    },
  }
}
