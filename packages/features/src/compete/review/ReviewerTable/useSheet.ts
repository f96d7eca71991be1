import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { isSameSheet, sheetProblem } from '@shulei/domain/compete/review/criteria.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { useUnloadGuard } from '../../../base/form/useUnloadGuard.ts'
import { readStored, writeStored } from '../../../base/site/storage.ts'
import type { Criteria, StoredSheet } from '../review.ts'

/** Milliseconds between the last change and the saving of the draft. */
const SAVE_AFTER = 1500

export interface TypedSheet {
  points: Record<string, number | null>
  comment: string
}

const typedOf = ({ points, comment }: TypedSheet): TypedSheet => ({ points, comment })

/** A sheet on this device, with the version that it changes. */
interface KeptSheet extends TypedSheet {
  version: number
}

/**
 * Saves that are not answered yet, by the key of their sheet. They go on while another project is open; a project that is opened
 * again waits for its own, which is no save from elsewhere.
 */
const running = new Map<string, Promise<StoredSheet | null>>()

/** A sheet that this device kept because it could not be saved; null where there is none. */
function readKept(key: string): KeptSheet | null {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as Partial<KeptSheet> | null
    const isSheet = typeof kept?.comment === 'string' && typeof kept.points === 'object' && kept.points !== null
    // an earlier release kept no version: such a sheet may be older than any saved one
    return isSheet ? { ...typedOf(kept as TypedSheet), version: kept.version ?? 0 } : null
  } catch {
    return null
  }
}

/**
 * A score sheet while it is filled in. Changes are saved as a draft a moment after the last one, with the version that was read; a
 * save waits for the one before it. A save from elsewhere is never overwritten: both sheets stay until the reviewer chooses, and a
 * submitted one leaves what was typed here until the reviewer discards it. What could not be saved stays on this device, by reviewer
 * and project, and is tried again after the next change or once the device is online; until then its failure stays.
 */
export function useSheet({
  projectId,
  reviewerId,
  criteria,
  sheet,
  otherwise,
  onSaved,
}: {
  projectId: number
  reviewerId: number
  criteria: Criteria
  sheet: StoredSheet
  /** Text for a failure without an answer of the server. */
  otherwise: string
  /** Called after each save, also after one that the reviewer did not ask for, and with a sheet that was submitted elsewhere. */
  onSaved: (answer: StoredSheet) => void
}) {
  const send = useSend()
  const key = `review:${reviewerId}:${projectId}`
  const [stored, setStored] = useState(sheet)
  const [typed, setTyped] = useState<TypedSheet>(() => typedOf(sheet))
  const [theirs, setTheirs] = useState<StoredSheet | null>(null)
  /** The sheet that was typed here while another one was submitted elsewhere. */
  const [unsent, setUnsent] = useState<TypedSheet | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  /** The sheet that could not be saved, and is not sent again by itself. */
  const [refused, setRefused] = useState<TypedSheet | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const latest = useRef(typed)
  latest.current = typed
  const version = useRef(stored.version)
  version.current = stored.version
  const isDirty = !isSameSheet(criteria, typed, stored)
  const isFinal = stored.state === 'final'
  /** Keeps a sheet on this device, with the version that it changes, until it says the same as the stored one. */
  const keep = (mine: TypedSheet, over: StoredSheet, changed = over.version) =>
    writeStored(key, isSameSheet(criteria, mine, over) ? null : JSON.stringify({ ...typedOf(mine), version: changed }))
  /** Goes on from a sheet that the server has stored. */
  const follow = (next: StoredSheet) => {
    // a waiting save begins before the page is rendered again
    version.current = next.version
    setStored(next)
    setTheirs(null)
    setFailure(null)
    setRestored(false)
  }
  /** A sheet was saved elsewhere: a draft leaves the choice to the reviewer, a submitted one is followed. */
  const meet = (other: StoredSheet, mine: TypedSheet) => {
    setFailure(null)
    if (other.state !== 'final') return setTheirs(other)
    follow(other)
    setTyped(typedOf(other))
    if (!isSameSheet(criteria, mine, other)) setUnsent(mine)
  }

  // a newer sheet that was read meanwhile is followed, unless something typed here would be lost
  const [read, setRead] = useState(sheet)
  if (sheet !== read) {
    setRead(sheet)
    if (sheet.version > stored.version && (!isDirty || isSameSheet(criteria, typed, sheet))) {
      setStored(sheet)
      setTyped(typedOf(sheet))
    }
  }

  /** Shows what this device kept; a sheet that says the same needs nothing of it. A newer one may have been saved since. */
  const restore = useEffectEvent((kept: KeptSheet | null) => {
    if (!kept || isSameSheet(criteria, kept, sheet)) return writeStored(key, null)
    setTyped(typedOf(kept))
    setStored({ ...sheet, version: kept.version })
    setRestored(true)
    const isNewer = kept.version < sheet.version && !running.has(key)
    if (isNewer || sheet.state === 'final') meet(sheet, typedOf(kept))
  })
  /** The save of an earlier visit is answered, or has failed. */
  const goOn = useEffectEvent((answer: StoredSheet | null) => {
    setSaving(false)
    if (answer) {
      follow(answer)
      keep(latest.current, answer)
    } else if (stored.version < sheet.version) meet(sheet, latest.current)
  })
  useEffect(() => {
    restore(readKept(key))
    const earlier = running.get(key)
    if (!earlier) return
    setSaving(true)
    void earlier.then(goOn)
  }, [key])

  const sendSheet = async (final: boolean): Promise<StoredSheet | null> => {
    const sent = latest.current
    const body = { ...sent, version: version.current, final }
    setSaving(true)
    try {
      const answer = await send(refs.saveScore, { params: { id: projectId }, body })
      follow(answer)
      keep(latest.current, answer)
      onSaved(answer)
      return answer
    } catch (error) {
      const isConflict = isCallError(error, errors.scoreConflict.errno) || isCallError(error, errors.scoreFinal.errno)
      if (isConflict && isCallError(error) && error.data) {
        const other = error.data as StoredSheet
        // the other save has cleared what a browser keeps for both of its windows
        keep(latest.current, other, version.current)
        meet(other, latest.current)
        if (other.state === 'final') onSaved(other)
      } else {
        setFailure(formFailure(error, otherwise))
        setRefused(sent)
      }
      return null
    } finally {
      setSaving(false)
    }
  }
  /** Whether the sheet is saved. */
  const save = async (final: boolean): Promise<boolean> => {
    const saving = (running.get(key) ?? Promise.resolve()).then(() => sendSheet(final))
    running.set(key, saving)
    const answer = await saving
    if (running.get(key) === saving) running.delete(key)
    return answer !== null
  }
  const canSave = isDirty && !isFinal && theirs === null && sheetProblem(criteria, typed, false) === null
  const saveDraft = useRef(save)
  saveDraft.current = save
  useEffect(() => {
    if (!canSave || isSaving || typed === refused) return
    const timer = setTimeout(() => void saveDraft.current(false), SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [canSave, isSaving, typed, refused])
  useEffect(() => {
    const tryAgain = () => setRefused(null)
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  useUnloadGuard(isDirty && !isFinal)

  return {
    ...{ typed, stored, theirs, unsent, failure, isSaving, isDirty, isFinal, isRestored, save },
    change(next: Partial<TypedSheet>) {
      const whole = { ...typed, ...next }
      keep(whole, stored)
      setTyped(whole)
    },
    /** Goes on with the sheet of this tab, over the one that was saved elsewhere. */
    async keepMine() {
      if (!theirs) return
      setTheirs(null)
      version.current = theirs.version
      setStored(theirs)
      keep(latest.current, theirs)
      await save(false)
    },
    /** Goes on with the sheet that was saved elsewhere. */
    takeTheirs() {
      if (!theirs) return
      writeStored(key, null)
      follow(theirs)
      setTyped(typedOf(theirs))
    },
    /** Drops what was typed here while another sheet was submitted. */
    discard() {
      writeStored(key, null)
      setUnsent(null)
    },
  }
}
