import { CallError, isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor, startUpload, type Upload } from '@shulei/client/upload.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useRef, useState } from 'react'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import type { Version } from '../sources.ts'

/** State of an upload. In all states the form keeps its file and note. */
export type SourceUploadState =
  | { phase: 'idle' | 'cancelled' }
  | { phase: 'sending'; sent: number; total: number }
  | { phase: 'done'; no: number }
  | { phase: 'failed'; failure: FormFailure }

export interface SourceUploadOptions {
  competitionId: number
  scheduleId: number
  /** Text for failures without an answer of our own server. */
  otherwise: string
  onDone: (version: Version) => void
  /** Called when what the page knows may be outdated. */
  onStale: () => void
}

/** Sends one version at a time. A retry of the same file and note keeps the idempotency key. */
export function useSourceUpload({ competitionId, scheduleId, otherwise, onDone, onStale }: SourceUploadOptions) {
  const send = useSend()
  const [state, setState] = useState<SourceUploadState>({ phase: 'idle' })
  const running = useRef<Upload<Version> | null>(null)
  const key = useRef<string | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  async function start(file: File, note: string) {
    if (running.current) return
    key.current ??= crypto.randomUUID()
    const form = new FormData()
    form.set('cmptId', String(competitionId))
    form.set('scheduleId', String(scheduleId))
    form.set('note', note)
    form.set('file', file)
    setState({ phase: 'sending', sent: 0, total: file.size })
    const onProgress = (sent: number, total: number) =>
      setState((now) => (now.phase === 'sending' ? { ...now, sent, total } : now))
    const upload = startUpload(send, refs.uploadSource, { form, key: key.current, onProgress })
    running.current = upload
    try {
      const version = await upload.done
      key.current = null
      setState({ phase: 'done', no: version.no })
      onDone(version)
    } catch (caught) {
      const isCancelled = caught instanceof DOMException && caught.name === 'AbortError'
      const error = caught instanceof CallError ? caught : new CallError({ message: '', http: 0 })
      setState(isCancelled ? { phase: 'cancelled' } : { phase: 'failed', failure: formFailure(error, otherwise) })
      // nothing was written, so the next attempt gets a new idempotency key
      if (isCallError(caught) && remedyFor(caught) === 'refused') key.current = null
      if (isCancelled || error.http === 409) onStale()
    } finally {
      running.current = null
    }
  }
  /** Another file or note is another action. */
  const change = () => {
    key.current = null
    setState((now) => (now.phase === 'sending' ? now : { phase: 'idle' }))
  }
  return { state, start, change, cancel: () => running.current?.cancel() }
}
