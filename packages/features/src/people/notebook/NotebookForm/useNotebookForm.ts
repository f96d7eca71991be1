import { CallError, isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor, startUpload, type Upload } from '@shulei/client/upload.ts'
import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import type { NotebookLanguage } from '@shulei/domain/people/notebook/notebook.ts'
import { useEffect, useRef, useState } from 'react'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import type { Notebook } from '../useNotebook.ts'

/** Fields of the notebook form. */
export interface NotebookFields {
  file: File | null
  title: string
  summary: string
  /** Empty for the language that the file names. */
  language: NotebookLanguage | ''
  competitionId: number | null
}

/** State of the form. In all states it keeps its file and texts. */
export type NotebookFormState =
  | { phase: 'idle' | 'cancelled' }
  | { phase: 'sending'; sent: number; total: number }
  | { phase: 'failed'; failure: FormFailure; isStale: boolean }

type Written = { id: number; version: number }

/** Shares a notebook, or changes the one that is given. A retry of the same fields keeps the idempotency key. */
export function useNotebookForm(notebook: Notebook | null, otherwise: string) {
  const send = useSend()
  const [fields, setFields] = useState<NotebookFields>(() => ({
    file: null,
    title: notebook?.title ?? '',
    summary: notebook?.summary ?? '',
    language: notebook?.language ?? '',
    competitionId: notebook?.competition?.id ?? null,
  }))
  const [state, setState] = useState<NotebookFormState>({ phase: 'idle' })
  const running = useRef<Upload<Written> | null>(null)
  const key = useRef<string | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  /** Another file or text is another action. */
  const change = (patch: Partial<NotebookFields>) => {
    key.current = null
    setFields((now) => ({ ...now, ...patch }))
    setState((now) => (now.phase === 'sending' ? now : { phase: 'idle' }))
  }

  /** Sends the form; answers the notebook's id, or null when it was not stored. */
  async function start(): Promise<number | null> {
    if (running.current) return null
    key.current ??= crypto.randomUUID()
    const { file, title, summary, language, competitionId } = fields
    const form = new FormData()
    form.set('title', title)
    form.set('summary', summary)
    form.set('language', language)
    form.set('competitionId', competitionId === null ? '' : String(competitionId))
    if (notebook) {
      form.set('id', String(notebook.id))
      form.set('version', String(notebook.version))
    }
    if (file) form.set('file', file)
    setState({ phase: 'sending', sent: 0, total: file?.size ?? 0 })
    const onProgress = (sent: number, total: number) =>
      setState((now) => (now.phase === 'sending' ? { ...now, sent, total } : now))
    const upload = startUpload(send, refs.saveNotebook, { form, key: key.current, onProgress })
    running.current = upload
    try {
      return (await upload.done).id
    } catch (caught) {
      const isCancelled = caught instanceof DOMException && caught.name === 'AbortError'
      const error = caught instanceof CallError ? caught : new CallError({ message: '', http: 0 })
      const isStale = isCallError(error, errors.notebookStale.errno)
      setState(
        isCancelled ? { phase: 'cancelled' } : { phase: 'failed', failure: formFailure(error, otherwise), isStale },
      )
      // nothing was written, so the next attempt gets a new idempotency key
      if (isCallError(caught) && remedyFor(caught) === 'refused') key.current = null
      return null
    } finally {
      running.current = null
    }
  }
  return { fields, change, state, start, cancel: () => running.current?.cancel() }
}
