import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as userAddress from '@shulei/domain/address/user.ts'
import { conflictOf } from '@shulei/domain/base/text/conflict.ts'
import { UNDO_SECONDS } from '@shulei/domain/people/profile/edit-entries.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type FormFailure, formFailure } from '../../../../base/form/form-failure.ts'
import { isStale } from '../../../../base/form/stale.ts'
import { useFormDraft } from '../../../../base/form/useFormDraft.ts'
import { useDegree } from '../../useDegree.ts'
import { type Profile, profileArgs } from '../../useProfile.ts'
import { type EntryFields, type EntryKind, emptyEntry, fieldsOf, isAccomplishment } from './entries.ts'
import { orderEntries, type Patch, removeEntry, saveEntry } from './entryCalls.ts'
import { restoredOrder } from './restored-order.ts'
import { entriesOf, type ShownEntry } from './shown.ts'
import { type RemovedEntry, useRemoved } from './useRemoved.ts'

/** The fields of a cancelled form, which can be opened again until the time to undo ends. */
interface DiscardedDraft {
  typed: Partial<EntryFields>
  /** The time to take it up again ends then, epoch milliseconds. */
  until: number
}

/** The fields that were changed both in the form and, elsewhere, in the row that it changes. */
function conflictIn(values: EntryFields, row: ShownEntry | undefined) {
  if (!row) return null
  const base = JSON.parse(values.base || '{}') as Partial<EntryFields>
  const changed = Object.keys(row.stored).filter((name) => values[name] !== (base[name] ?? ''))
  const typed = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<EntryFields>
  return conflictOf({ typed, base, saved: { ...emptyEntry, ...row.stored } })
}

/**
 * A list of the reader's profile: each row is added, changed and removed separately, so that two tabs do not undo each other's
 * changes.
 */
export function useEntries(kind: EntryKind, profile: Profile) {
  const { id } = profile
  const { t } = useTranslation('editing')
  const send = useSend()
  const { mutate } = useSWRConfig()
  const place = userAddress.edit({ id, hash: kind })
  const draft = useFormDraft<EntryFields>(place, emptyEntry)
  const gone = useRemoved(place)
  const [discarded, setDiscarded] = useState<DiscardedDraft | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  /** Announcement of the last change for screen readers. */
  const [outcome, setOutcome] = useState('')
  const degree = useDegree()
  const entries = entriesOf(kind, profile, degree)
  const conflict = conflictIn(
    draft.values,
    entries.find(({ id }) => String(id) === draft.values.id),
  )

  const key = keyOf(refs.userProfile, profileArgs(id))
  const show = (patch: Patch) => mutate<Profile>(key, (seen) => seen && patch(seen), { revalidate: false })

  const settle = () => {
    setFailure(null)
    setOutcome('')
  }

  /** Runs a change; resolves to whether it succeeded. */
  const attempt = async (run: () => Promise<string>, failedText: string): Promise<boolean> => {
    settle()
    setSaving(true)
    try {
      setOutcome(await run())
      return true
    } catch (error) {
      setFailure(formFailure(error, failedText))
      if (isStale(error)) await readStored()
      return false
    } finally {
      setSaving(false)
    }
  }

  /** Goes on upon the stored values of a row: `chosen` are mine where both sides have changed, the others are those of one side. */
  const rebase = (row: ShownEntry, chosen: Partial<EntryFields>) => {
    const known = JSON.parse(draft.values.base || '{}') as Partial<EntryFields>
    const untouched = Object.entries(row.stored).filter(([name]) => draft.values[name] === (known[name] ?? ''))
    draft.change({ ...Object.fromEntries(untouched), ...chosen, base: JSON.stringify(row.stored), key: '' })
  }
  /** Reads what was saved elsewhere. What both sides have changed waits for a choice. */
  const readStored = async () => {
    const fresh = await mutate<Profile>(key)
    const row = fresh && entriesOf(kind, fresh, degree).find((one) => String(one.id) === draft.values.id)
    if (row && !conflictIn(draft.values, row)) rebase(row, {})
  }

  return {
    entries,
    conflict,
    /** Ends the conflict with the chosen values. */
    choose(chosen: Partial<EntryFields>) {
      settle()
      const row = entries.find(({ id }) => String(id) === draft.values.id)
      if (row) rebase(row, chosen)
    },
    fields: draft.values,
    /** The form has values, from here or from before a reload. */
    isBegun: draft.isChanged,
    isSaving,
    failure,
    outcome,
    removed: gone.removed,
    forgetRemoved: gone.forget,
    discarded,
    forgetDiscarded: () => setDiscarded(null),
    change(patch: Partial<EntryFields>) {
      settle()
      setDiscarded(null)
      // changed values get a new idempotency key
      draft.change({ ...patch, key: '' })
    },
    /** Opens the form with the values of a row. */
    edit(entry: ShownEntry) {
      settle()
      setDiscarded(null)
      draft.change({ ...emptyEntry, ...entry.values, id: String(entry.id), base: JSON.stringify(entry.stored) })
    },
    /** Empties the form. What was typed or changed can be taken up again for ten seconds; returns whether anything was. */
    discard(): boolean {
      settle()
      const { typed, values } = draft
      const saved = { ...emptyEntry, ...entries.find((row) => String(row.id) === values.id)?.values }
      const isTyped = fieldsOf[kind].some((field) => values[field] !== saved[field])
      draft.forget(typed)
      setDiscarded(isTyped ? { typed, until: Date.now() + UNDO_SECONDS * 1000 } : null)
      return isTyped
    },
    /** Fills the form with what was discarded. */
    takeUp({ typed }: DiscardedDraft) {
      settle()
      setDiscarded(null)
      draft.change(typed)
    },
    /** Saves the typed row once, however often it is retried; resolves to whether it was saved. */
    save(): Promise<boolean> {
      if (conflict) return Promise.resolve(false)
      const typed = draft.typed
      const attemptKey = draft.values.key || crypto.randomUUID()
      draft.change({ key: attemptKey })
      return attempt(async () => {
        const [, patch] = await saveEntry(send, kind, draft.values, attemptKey)
        await show(patch)
        // the server places an accomplishment by its date or by its owner's order
        if (isAccomplishment(kind)) void mutate(key)
        draft.forget({ ...typed, key: attemptKey })
        return draft.values.id === '' ? t('entry.added') : t('entry.changed')
      }, t('save.failed'))
    },
    /** Removes a row, which can be put back for ten seconds; resolves to whether it was removed. */
    async remove(entry: ShownEntry): Promise<boolean> {
      const shown = entries.map((row) => row.id)
      const isRemoved = await attempt(async () => {
        await show(await removeEntry(send, kind, entry.id))
        return t('entry.removed', { title: entry.title || t('entry.unnamed') })
      }, t('entry.removeFailed'))
      // after the row is gone, so that the focus goes from its button to the one that puts it back
      if (isRemoved) gone.add(entry, shown)
      // its discarded changes would have no row any more
      if (isRemoved && discarded?.typed.id === String(entry.id)) setDiscarded(null)
      return isRemoved
    },
    /** Puts the removed row back, an accomplishment at its place. */
    undo(row: RemovedEntry): Promise<boolean> {
      const { entry } = row
      return attempt(async () => {
        const [newId, patch] = await saveEntry(send, kind, { ...emptyEntry, ...entry.values }, row.key)
        await show(patch)
        gone.replace(row, newId)
        // a repeated attempt may have the new row already
        const others = entries.map((one) => one.id).filter((one) => one !== newId)
        if (isAccomplishment(kind) && others.length > 0) {
          const ids = restoredOrder(others, row).map((one) => (one === row.id ? newId : one))
          await show(await orderEntries(send, kind, ids))
        }
        return t('entry.restored', { title: entry.title || t('entry.unnamed') })
      }, t('entry.undoFailed'))
    },
    /** Moves an accomplishment by one place. */
    move(entry: ShownEntry, by: -1 | 1): Promise<boolean> {
      const ids = entries.map((row) => row.id)
      const place = ids.indexOf(entry.id)
      const other = ids[place + by]
      if (!isAccomplishment(kind) || other === undefined) return Promise.resolve(false)
      ids[place] = other
      ids[place + by] = entry.id
      return attempt(async () => {
        await show(await orderEntries(send, kind, ids))
        return t('entry.moved', { title: entry.title || t('entry.unnamed'), place: place + by + 1, count: ids.length })
      }, t('entry.moveFailed'))
    },
  }
}
