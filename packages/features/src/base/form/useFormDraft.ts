import { type Conflict, conflictOf } from '@shulei/domain/base/text/conflict.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readStoredFields, writeDraft } from '../site/storage.ts'

type Fields = Readonly<Record<string, string>>

interface Draft<F extends Fields> {
  /** The changed fields with their unsaved values. */
  typed: Partial<F>
  /** The stored values upon which they were typed. */
  base: Partial<F>
}

/** Editor drafts are stored per page (A§5, Q106) and form. */
const keyOf = (place: string) => `draft:${place}`

/** Name under which a stored draft has the values that it was typed upon, as JSON. No field is named so. */
const BASE = '@base'

/** The base of a stored draft. One of an older release has none, so that whatever is stored by now needs a choice. */
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
  const [draft, setDraft] = useState<Draft<F>>({ typed: {}, base: {} })
  /** Latest value, for async callbacks that closed over an older render. */
  const latest = useRef(draft)
  const changedOf = (fields: Partial<F>) =>
    Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== saved[name])) as Partial<F>
  /** @param base newer bases of some fields; the others stay, and that of a field that is changed first is its stored value. */
  const put = (fields: Partial<F>, base: Partial<F> = {}) => {
    const typed = changedOf(fields)
    const known: Partial<F> = { ...saved, ...latest.current.base, ...base }
    const bases = Object.fromEntries(Object.keys(typed).map((name) => [name, known[name]])) as Partial<F>
    latest.current = { typed, base: bases }
    setDraft(latest.current)
    write(place, latest.current)
  }
  const restore = useEffectEvent(() => {
    const stored = read(place, saved)
    const empty = Object.fromEntries(Object.keys(stored.typed).map((name) => [name, '']))
    const { typed, base } = latest.current
    put({ ...stored.typed, ...typed }, { ...empty, ...stored.base, ...base } as Partial<F>)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed place means another draft
  useEffect(restore, [place])

  const typed = changedOf(draft.typed)
  const conflict: Conflict<F> | null = conflictOf({ typed, base: draft.base, saved })
  return {
    values: { ...saved, ...typed },
    /** The changed fields with their unsaved values. */
    typed,
    /** The stored values upon which the form's values were typed, which a write sends. */
    base: { ...saved, ...draft.base },
    isChanged: Object.keys(typed).length > 0,
    /** Fields that were changed here and saved elsewhere since; null when there are none. Nothing is saved before `settle`. */
    conflict,
    /** Ends the conflict with the chosen values. */
    settle: (chosen: Partial<F>) => put({ ...latest.current.typed, ...chosen }, { ...saved }),
    change: (patch: Partial<F>) => put({ ...latest.current.typed, ...patch }),
    /** Removes saved values from the draft. Values that were changed again meanwhile stay, now upon the saved ones. */
    forget(sent: Partial<F>) {
      const left = Object.entries(latest.current.typed).filter(([name, value]) => sent[name] !== value)
      put(Object.fromEntries(left) as Partial<F>, sent)
    },
  }
}
