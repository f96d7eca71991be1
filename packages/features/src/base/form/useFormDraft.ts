import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readStoredFields, writeStored } from '../site/storage.ts'

type Fields = Readonly<Record<string, string>>

/** Editor drafts are stored per page (A§5, Q106) and form. */
const keyOf = (place: string) => `draft:${place}`

/** Name under which a draft says what it was typed upon. No field is named so. */
const BASE = '@base'

const write = (place: string, typed: Partial<Fields>, base: string) =>
  writeStored(
    keyOf(place),
    Object.keys(typed).length === 0 ? null : JSON.stringify(base === '' ? typed : { ...typed, [BASE]: base }),
  )

/**
 * Unsaved changes of a form, stored on this device until they are saved: they survive a reload and a failed save. The first
 * rendering shows the stored values, as on the server; the draft is read right after it.
 *
 * @param place the page's address with the form's name as its hash.
 * @param baseOf the revision of the saved values, for a form that several pages save. A draft that was typed upon another revision is
 * a `conflict`: it stays on the device, and none of it is shown, until the person chooses.
 */
export function useFormDraft<F extends Fields>(place: string, saved: F, baseOf: () => string = () => '') {
  const [typed, setTyped] = useState<Partial<F>>({})
  /** Latest value, for async callbacks that closed over an older render. */
  const latest = useRef(typed)
  const [conflict, setConflict] = useState<{ typed: Partial<F>; base: string } | null>(null)
  const changedOf = (fields: Partial<F>) =>
    Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== saved[name])) as Partial<F>
  const put = (next: Partial<F>, open = conflict) => {
    latest.current = changedOf(next)
    setTyped(latest.current)
    write(place, { ...open?.typed, ...latest.current }, open?.base ?? baseOf())
  }
  const restore = useEffectEvent(() => {
    const { [BASE]: base = '', ...fields } = readStoredFields(keyOf(place), { ...saved, [BASE]: '' })
    const stored = changedOf(fields as Partial<F>)
    const isOld = base !== baseOf() && Object.keys(stored).length > 0
    setConflict(isOld ? { typed: stored, base } : null)
    if (!isOld) put({ ...stored, ...latest.current }, null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed place means another draft
  useEffect(restore, [place])

  return {
    values: { ...saved, ...typed },
    /** The changed fields with their unsaved values. */
    typed,
    isChanged: Object.keys(typed).length > 0,
    /** Unsaved fields of this device that were typed upon another revision; null when there are none. */
    conflict: conflict?.typed ?? null,
    /** Ends the conflict with the fields of this device, or without them. */
    settle(isOwn: boolean) {
      setConflict(null)
      put({ ...(isOwn && conflict?.typed), ...latest.current } as Partial<F>, null)
    },
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
