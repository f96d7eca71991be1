import { UNDO_SECONDS } from '@shulei/domain/people/profile/edit-entries.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fullOrder, type Removal, undone } from './restored-order.ts'
import type { ShownEntry } from './shown.ts'

/** A removed row that can still be put back. */
export interface RemovedEntry extends Removal {
  entry: ShownEntry
  /** Idempotency key of the attempts to put it back. */
  key: string
  /** The time to put it back ends then, epoch milliseconds. */
  until: number
  /** The row was removed before the page was loaded. */
  isRestored: boolean
}

const keyOf = (place: string) => `removed:${place}`

/** The rows of the tab that can still be put back. */
function readRemoved(place: string): RemovedEntry[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '[]') as RemovedEntry[]
    return stored.filter(({ until }) => until > Date.now()).map((one) => ({ ...one, isRestored: true }))
  } catch {
    return []
  }
}

function writeRemoved(place: string, rows: readonly RemovedEntry[]) {
  try {
    if (rows.length === 0) sessionStorage.removeItem(keyOf(place))
    else sessionStorage.setItem(keyOf(place), JSON.stringify(rows))
  } catch {
    // storage is full or denied: a reload ends the time to put rows back
  }
}

/** The removed rows of a list, stored in the tab so that they can be put back after a reload, too. */
export function useRemoved(place: string) {
  const [removed, setRemoved] = useState<readonly RemovedEntry[]>([])
  /** Latest value, for async callbacks that closed over an older render. */
  const latest = useRef(removed)
  const put = (rows: readonly RemovedEntry[]) => {
    latest.current = rows
    setRemoved(rows)
    writeRemoved(place, rows)
  }
  const restore = useEffectEvent(() => put(readRemoved(place)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed place means another list
  useEffect(restore, [place])

  return {
    removed,
    /** `shown`: ids of the list before the removal, in order. */
    add(entry: ShownEntry, shown: readonly number[]) {
      const { id } = entry
      const before = fullOrder(shown, latest.current)
      const until = Date.now() + UNDO_SECONDS * 1000
      put([...latest.current, { id, entry, before, key: crypto.randomUUID(), until, isRestored: false }])
    },
    forget: ({ id }: RemovedEntry) => put(latest.current.filter((one) => one.id !== id)),
    /** Forgets a row that is back under a new id, and renames it among the neighbours of the other rows. */
    replace: ({ id }: RemovedEntry, newId: number) => put(undone(latest.current, id, newId)),
  }
}
