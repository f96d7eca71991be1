import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readKeptFields, writeKept } from '../../shell/kept.ts'

type Fields = Readonly<Record<string, string>>

/** Editor drafts are kept per page (A§5, Q106); several forms of a page each have their own. */
const keyOf = (place: string) => `draft:${place}`

const write = (place: string, typed: Partial<Fields>) =>
  writeKept(keyOf(place), Object.keys(typed).length === 0 ? null : JSON.stringify(typed))

/**
 * What somebody types over what is stored, kept on this device until it is saved: it survives a reload and a failed save. The
 * first rendering is what is stored, as on the server; what was kept comes right after.
 *
 * @param place the page's address, with a name of the form behind it.
 */
export function useKept<F extends Fields>(place: string, saved: F) {
  const [typed, setTyped] = useState<Partial<F>>({})
  /** What is in the form by now, also for who began before it was. */
  const latest = useRef(typed)
  const put = (next: Partial<F>) => {
    const changed = Object.entries(next).filter(([name, value]) => value !== saved[name])
    latest.current = Object.fromEntries(changed) as Partial<F>
    setTyped(latest.current)
    write(place, latest.current)
  }
  const restore = useEffectEvent(() => put({ ...readKeptFields(keyOf(place), saved), ...latest.current }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another draft
  useEffect(restore, [place])

  return {
    values: { ...saved, ...typed },
    /** The fields whose text is not the stored one, with that text. */
    typed,
    isChanged: Object.keys(typed).length > 0,
    change: (patch: Partial<F>) => put({ ...latest.current, ...patch }),
    /** These were saved. What was typed over them meanwhile stays. */
    forget(sent: Partial<F>) {
      put(
        Object.fromEntries(
          Object.entries(latest.current).filter(([name, value]) => sent[name] !== value),
        ) as Partial<F>,
      )
    },
  }
}
