import {
  changed,
  changesOf,
  conflictIn,
  type Draft,
  noDraft,
  restored,
  settled,
  withoutSent,
} from '@shulei/domain/base/text/draft.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readStoredFields, writeDraft } from '../site/storage.ts'

type Fields = Readonly<Record<string, string>>

/** Editor drafts are stored per page (A§5, Q106) and form. */
const keyOf = (place: string) => `draft:${place}`

/** Name under which a stored draft has the values that it was typed upon, as JSON. No field is named so. */
const BASE = '@base'

/** The base of a stored draft. One of an older release has none. */
function baseOf<F extends Fields>(text: string): Partial<F> {
  try {
    const base: unknown = JSON.parse(text)
    return typeof base === 'object' && base !== null ? (base as Partial<F>) : {}
  } catch {
    return {}
  }
}

function read<F extends Fields>(place: string, saved: F): Draft<F> {
  const { [BASE]: base = '', ...typed } = readStoredFields(keyOf(place), { ...saved, [BASE]: '' })
  return { typed: typed as Partial<F>, base: baseOf(base) }
}

const write = <F extends Fields>(place: string, { typed, base }: Draft<F>) =>
  writeDraft(
    keyOf(place),
    Object.keys(typed).length === 0 ? null : JSON.stringify({ ...typed, [BASE]: JSON.stringify(base) }),
  )

/**
 * Unsaved changes of a form, stored on this device until they are saved: they survive a reload and a failed save. The first
 * rendering shows the stored values, as on the server; the draft is read right after it.
 *
 * Each changed field remembers the stored value upon which it was typed. Once `saved` has another one, because another page or
 * device saved it, both values are a `conflict` until the person has chosen: the form shows the typed one, and must not send it.
 * Writes send `base`, by which the server refuses those that are based on older values.
 *
 * @param place the page's address with the form's name as its hash.
 */
export function useFormDraft<F extends Fields>(place: string, saved: F) {
  const [draft, setDraft] = useState<Draft<F>>(noDraft)
  /** Latest draft, for async callbacks that closed over an older render. */
  const latest = useRef(draft)
  const put = (next: Draft<F>) => {
    latest.current = next
    setDraft(next)
    write(place, next)
  }
  const restore = useEffectEvent(() => put(restored(latest.current, read(place, saved), saved)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed place means another draft
  useEffect(restore, [place])

  const typed = changesOf(draft.typed, saved)
  return {
    values: { ...saved, ...typed },
    /** The changed fields with their unsaved values. */
    typed,
    /** The stored values upon which the form's values were typed, which a write sends. */
    base: { ...saved, ...draft.base },
    isChanged: Object.keys(typed).length > 0,
    /** Fields that were changed here and saved elsewhere since; null when there are none. Nothing is saved before `settle`. */
    conflict: conflictIn(draft, saved),
    /** Ends the conflict with the chosen values. */
    settle: (chosen: Partial<F>) => put(settled(latest.current, chosen, saved)),
    change: (patch: Partial<F>) => put(changed(latest.current, patch, saved)),
    /** Removes saved values from the draft. Values that were changed again meanwhile stay, now upon the saved ones. */
    forget: (sent: Partial<F>) => put(withoutSent(latest.current, sent, saved)),
  }
}
