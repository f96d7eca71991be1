import { CallError, isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { type Remedy, remedyFor, startUpload, type Upload } from '@shulei/client/upload.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useRef, useState } from 'react'
import type { Submit } from '../submits.ts'
import { type ActionKey, keyFor, type UploadForm, uploadBody } from '../upload.ts'

/** How an upload stands. Whatever happens, the form keeps what was chosen and typed. */
export type UploadState =
  | { phase: 'idle' }
  /** `isRepeated`: submitted again meanwhile, which changes nothing. */
  | { phase: 'sending'; sent: number; total: number; isRepeated: boolean }
  | { phase: 'cancelled' }
  /** `message` is the server's sentence; empty when none came. */
  | { phase: 'failed'; remedy: Remedy; message: string; hasAnswer: boolean }

/** The server takes no second action under this key: the next try is a new one. */
const keyReused = 'e40902'

export interface UploadOptions {
  competitionId: number
  onDone: (entry: Submit) => void
  /** Something changed on the server: the verdict on the page is old, or a cancelled upload may have arrived all the same. */
  onStale: () => void
}

/** One upload at a time, under one idempotency key for as long as the same file is tried (X002). */
export function useUpload({ competitionId, onDone, onStale }: UploadOptions) {
  const send = useSend()
  const [state, setState] = useState<UploadState>({ phase: 'idle' })
  const running = useRef<Upload<Submit> | null>(null)
  const action = useRef<ActionKey | null>(null)

  useEffect(() => () => running.current?.cancel(), [])

  async function start(form: UploadForm) {
    if (running.current) {
      setState((now) => (now.phase === 'sending' ? { ...now, isRepeated: true } : now))
      return
    }
    action.current = keyFor(form.resultFile, action.current)
    setState({ phase: 'sending', sent: 0, total: form.resultFile.size, isRepeated: false })
    const upload = startUpload(send, refs.submitResult, {
      params: { id: competitionId },
      form: uploadBody(form),
      key: action.current.key,
      onProgress: (sent, total) => setState((now) => (now.phase === 'sending' ? { ...now, sent, total } : now)),
    })
    running.current = upload
    try {
      const entry = await upload.done
      action.current = null
      setState({ phase: 'idle' })
      onDone(entry)
    } catch (caught) {
      setState(failure(caught))
      if (isCallError(caught, keyReused)) action.current = null
      if (!isCallError(caught) || remedyFor(caught) === 'refused') onStale()
    } finally {
      running.current = null
    }
  }

  return { state, start, cancel: () => running.current?.cancel(), forget: () => setState({ phase: 'idle' }) }
}

function failure(caught: unknown): UploadState {
  if (caught instanceof DOMException && caught.name === 'AbortError') return { phase: 'cancelled' }
  const error = caught instanceof CallError ? caught : new CallError({ message: '', http: 0 })
  return { phase: 'failed', remedy: remedyFor(error), message: error.message, hasAnswer: error.http > 0 }
}
