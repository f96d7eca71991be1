import { CallError, isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { type Remedy, remedyFor, startUpload, type Upload } from '@shulei/client/upload.ts'
import type { ErrnoOf } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PART_BYTES } from '@shulei/domain/base/upload/resumable.ts'
import { useEffect, useRef, useState } from 'react'
import type { Submit } from '../submits.ts'
import { type ActionKey, keyFor, type UploadForm, uploadBody } from '../upload.ts'
import { dropParts, sendInParts } from './send-in-parts.ts'

/** An upload that runs. */
interface Sending {
  sent: number
  total: number
  /** The button was pressed again meanwhile, without an effect. */
  isRepeated: boolean
  /** The server had bytes of the file from an earlier attempt. */
  isResumed: boolean
  /**
   * Why no server takes the file now; the next attempt follows by itself. Null while one does, empty without a sentence of the
   * server.
   */
  cut: string | null
}

/** State of an upload. In all states the form keeps its chosen and typed values. */
export type UploadState =
  | { phase: 'idle' }
  | ({ phase: 'sending' } & Sending)
  /** `mayBeSent`: all bytes may have been sent before, so that the server may have the submission. */
  | { phase: 'cancelled'; mayBeSent: boolean }
  /** `message` is the server's message; empty without one. */
  | { phase: 'failed'; remedy: Remedy; message: string; hasAnswer: boolean }

/** The server refuses another file with this key: the next attempt gets a new key. */
const keyReused: ErrnoOf<'keyReused'> = 'e40902'

export interface UploadOptions {
  competitionId: number
  onDone: (submission: Submit) => void
  /** Reads the verdict again, which may be outdated: the state on the server changed, or a cancelled upload may have arrived. */
  onStale: () => unknown
}

/**
 * Times after which the page's data is read again once an upload was cancelled, milliseconds. The browser reports progress late, so
 * that the server may have received all bytes, and has answered by then.
 */
const LATE_READINGS = [1000, 3000]

/** Runs one upload at a time. Retries of the same file keep the idempotency key (X002). */
export function useUpload({ competitionId, onDone, onStale }: UploadOptions) {
  const send = useSend()
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const running = useRef<Upload<Submit> | null>(null)
  const action = useRef<ActionKey | null>(null)
  const mayBeSent = useRef(false)
  const late = useRef<ReturnType<typeof setTimeout>[]>([])

  useEffect(
    () => () => {
      running.current?.cancel()
      late.current.forEach(clearTimeout)
    },
    [],
  )

  /** `isAnew`: what the last upload of this file made was cancelled, so that the file makes another submission. */
  async function start(form: UploadForm, isAnew: boolean) {
    if (running.current) {
      setState((now) => (now.phase === 'sending' ? { ...now, isRepeated: true } : now))
      return
    }
    action.current = keyFor(form.resultFile, isAnew ? null : action.current)
    const update = (patch: Partial<Sending>) =>
      setState((now) => (now.phase === 'sending' ? { ...now, ...patch } : now))
    const total = form.resultFile.size
    const isLarge = total > PART_BYTES
    // a small file is sent before the browser's first report; a large one makes a submission when all its parts are there
    mayBeSent.current = !isLarge
    setState({ phase: 'sending', sent: 0, total, isRepeated: false, isResumed: false, cut: null })
    let stored: number | null = null
    const upload = isLarge
      ? sendInParts(send, {
          ...{ competitionId, form, action: action.current },
          onProgress(sent, now) {
            update({ sent, cut: null, ...(stored === null ? { isResumed: now > 0 } : {}) })
            stored = now
          },
          onCut: ({ http, message }) => update({ cut: http === 429 ? message : '', sent: stored ?? 0 }),
          onHandIn() {
            mayBeSent.current = true
          },
        })
      : startUpload(send, refs.submitResult, {
          params: { id: competitionId },
          form: uploadBody(form),
          key: action.current.key,
          onProgress(sent, formBytes) {
            mayBeSent.current = sent >= formBytes
            update({ sent, total: formBytes })
          },
        })
    running.current = upload
    try {
      const submission = await upload.done
      action.current = null
      setState({ phase: 'idle' })
      onDone(submission)
    } catch (caught) {
      const failed = failure(caught, mayBeSent.current)
      // the new verdict comes first, because it may say what is missing
      if (failed.phase === 'failed' && failed.remedy === 'refused') await onStale()
      setState(failed)
      if (isCallError(caught, keyReused)) action.current = null
      if (!isCallError(caught)) late.current = [0, ...LATE_READINGS].map((time) => setTimeout(onStale, time))
    } finally {
      running.current = null
    }
  }

  /** Stops the upload; parts that the server has are given up. */
  function cancel() {
    running.current?.cancel()
    const address = running.current ? action.current?.address : undefined
    if (!action.current || address === undefined) return
    delete action.current.address
    void dropParts(send, address)
  }

  return { state, start, cancel, forget: () => setState({ phase: 'idle' }) }
}

function failure(caught: unknown, mayBeSent: boolean): UploadState {
  if (caught instanceof DOMException && caught.name === 'AbortError') return { phase: 'cancelled', mayBeSent }
  const error = caught instanceof CallError ? caught : new CallError({ message: '', http: 0 })
  return { phase: 'failed', remedy: remedyFor(error), message: error.message, hasAnswer: error.http > 0 }
}
