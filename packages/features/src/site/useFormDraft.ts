import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readStoredFields, writeStored } from './storage.ts'

type Fields = Readonly<Record<string, string>>

/** Editor drafts are stored per page (A§5, Q106) and form. */
const keyOf = (place: string) => `draft:${place}`

const write = (place: string, typed: Partial<Fields>) =>
  writeStored(keyOf(place), Object.keys(typed).length === 0 ? null : JSON.stringify(typed))

/**
 * Unsaved changes of a form, stored on this device until they are saved: they survive a reload and a failed save. The first
 * rendering shows the stored values, as on the server; the draft is read right after it.
 *
 * @param place the page's address with the form's name as its hash.
 */
export function useFormDraft<F extends Fields>(place: string, saved: F) {
  const [typed, setTyped] = useState<Partial<F>>({})
  /** Latest value, for async callbacks that closed over an older render. */
  const latest = useRef(typed)
  const put = (next: Partial<F>) => {
    const changed = Object.entries(next).filter(([name, value]) => value !== saved[name])
    latest.current = Object.fromEntries(changed) as Partial<F>
    setTyped(latest.current)
    write(place, latest.current)
  }
  const restore = useEffectEvent(() => put({ ...readStoredFields(keyOf(place), saved), ...latest.current }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed place means another draft
  useEffect(restore, [place])

  return {
    values: { ...saved, ...typed },
    /** The changed fields with their unsaved values. */
    typed,
    isChanged: Object.keys(typed).length > 0,
    change: (patch: Partial<F>) => put({ ...latest.current, ...patch }),
    /** Removes saved values from the draft. Values that were changed again meanwhile stay. */
    forget(sent: Partial<F>) {
      put(
        Object.fromEntries(
          Object.entries(latest.current).filter(([name, value]) => sent[name] !== value),
        ) as Partial<F>,
      )
    },
  }
}
