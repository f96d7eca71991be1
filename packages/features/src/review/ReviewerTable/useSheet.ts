import { isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { isSameSheet, sheetProblem } from '@shulei/domain/review/criteria.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FormFailure, formFailure } from '../../site/form-failure.ts'
import { readStored, writeStored } from '../../site/storage.ts'
import { useUnloadGuard } from '../../site/useUnloadGuard.ts'
import type { Criteria, StoredSheet } from '../review.ts'

/** Milliseconds between the last change and the saving of the draft. */
const SAVE_AFTER = 1500

export interface TypedSheet {
  points: Record<string, number | null>
  comment: string
}

const typedOf = ({ points, comment }: TypedSheet): TypedSheet => ({ points, comment })

/** A sheet that this device kept because it could not be saved; null where there is none. */
function readKept(key: string): TypedSheet | null {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as Partial<TypedSheet> | null
    const isSheet = typeof kept?.comment === 'string' && typeof kept.points === 'object' && kept.points !== null
    return isSheet ? typedOf(kept as TypedSheet) : null
  } catch {
    return null
  }
}

/**
 * A score sheet while it is filled in. Changes are saved as a draft a moment after the last one, with the version that was read. A
 * save from another tab is never overwritten: both sheets stay until the reviewer chooses. What could not be saved stays on this
 * device, by reviewer and project.
 */
export function useSheet({
  projectId,
  reviewerId,
  criteria,
  sheet,
  otherwise,
}: {
  projectId: number
  reviewerId: number
  criteria: Criteria
  sheet: StoredSheet
  /** Text for a failure without an answer of the server. */
  otherwise: string
}) {
  const send = useSend()
  const key = `review:${reviewerId}:${projectId}`
  const [stored, setStored] = useState(sheet)
  const [typed, setTyped] = useState<TypedSheet>(() => typedOf(sheet))
  const [theirs, setTheirs] = useState<StoredSheet | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const latest = useRef(typed)
  latest.current = typed
  const isDirty = !isSameSheet(criteria, typed, stored)
  const isFinal = stored.state === 'final'

  /** Shows what this device kept; a sheet that is final or says the same needs nothing of it. */
  const restore = useEffectEvent((kept: TypedSheet | null) => {
    if (!kept || sheet.state === 'final' || isSameSheet(criteria, kept, sheet)) return writeStored(key, null)
    setTyped(kept)
    setRestored(true)
  })
  useEffect(() => restore(readKept(key)), [key])

  const save = async (final: boolean, version = stored.version): Promise<boolean> => {
    const sent = latest.current
    setSaving(true)
    setFailure(null)
    try {
      const answer = await send(refs.saveScore, { params: { id: projectId }, body: { ...sent, version, final } })
      setStored(answer)
      setTheirs(null)
      setRestored(false)
      if (isSameSheet(criteria, latest.current, answer)) writeStored(key, null)
      return true
    } catch (error) {
      const isConflict = isCallError(error, errors.scoreConflict.errno) || isCallError(error, errors.scoreFinal.errno)
      if (isConflict && isCallError(error) && error.data) setTheirs(error.data as StoredSheet)
      else setFailure(formFailure(error, otherwise))
      return false
    } finally {
      setSaving(false)
    }
  }
  const canSave = isDirty && !isFinal && theirs === null && sheetProblem(criteria, typed, false) === null
  const saveDraft = useRef(save)
  saveDraft.current = save
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the sheet begins the pause again
  useEffect(() => {
    if (!canSave || isSaving) return
    const timer = setTimeout(() => void saveDraft.current(false), SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [canSave, isSaving, typed])
  useUnloadGuard(isDirty && !isFinal)

  return {
    ...{ typed, stored, theirs, failure, isSaving, isDirty, isFinal, isRestored, save },
    change(next: Partial<TypedSheet>) {
      const whole = { ...typed, ...next }
      writeStored(key, JSON.stringify(whole))
      setTyped(whole)
    },
    /** Goes on with the sheet of this tab, over the one that was saved elsewhere. */
    async keepMine() {
      if (!theirs) return
      setTheirs(null)
      setStored(theirs)
      await save(false, theirs.version)
    },
    /** Goes on with the sheet that was saved elsewhere. */
    takeTheirs() {
      if (!theirs) return
      writeStored(key, null)
      setStored(theirs)
      setTyped(typedOf(theirs))
      setTheirs(null)
    },
  }
}
