import { CallError, isCallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor, startUpload, type Upload } from '@shulei/client/upload.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as notebookAddress from '@shulei/domain/address/notebook.ts'
import { conflictOf } from '@shulei/domain/base/text/conflict.ts'
import { useEffect, useRef, useState } from 'react'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import { currentOf } from '../../../base/form/stale.ts'
import { useFileBase } from '../../../base/form/useFileBase.ts'
import { useFormDraft } from '../../../base/form/useFormDraft.ts'
import type { Notebook } from '../useNotebook.ts'

/** The stored values of a notebook that is changed, and the name and size of its file. */
type Stored = Pick<Notebook, 'title' | 'summary' | 'language' | 'version'> & {
  competitionId: number | null
  file: { name: string; bytes: number }
}

/** Texts of the notebook form. */
interface Texts extends Record<string, string> {
  title: string
  summary: string
  /** Empty for the language that the file names. */
  language: string
  /** Empty for none. */
  competitionId: string
}

const nothing: Texts = { title: '', summary: '', language: '', competitionId: '' }

const textsOf = ({ title, summary, language, competitionId }: Stored): Texts => ({
  ...{ title, summary, language },
  competitionId: String(competitionId ?? ''),
})

/** State of the form. In all states it keeps its file and texts. */
export type NotebookFormState =
  | { phase: 'idle' | 'cancelled' }
  | { phase: 'sending'; sent: number; total: number }
  | { phase: 'failed'; failure: FormFailure }

type Written = { id: number; version: number }

/**
 * Shares a notebook, or changes the one that is given. A retry of the same fields keeps the idempotency key. A change of an older version is
 * refused: what both sides have changed is a `conflict`, and nothing is sent before the owner has chosen.
 */
export function useNotebookForm(notebook: Notebook | null, otherwise: string) {
  const send = useSend()
  const [stored, setStored] = useState<Stored | null>(
    () => notebook && { ...notebook, competitionId: notebook.competition?.id ?? null },
  )
  const saved = stored ? textsOf(stored) : nothing
  const draft = useFormDraft(notebook ? notebookAddress.edit({ id: notebook.id }) : notebookAddress.share({}), saved)
  const [file, setFile] = useState<File | null>(null)
  const own = useFileBase(file, stored?.file ?? null)
  const [state, setState] = useState<NotebookFormState>({ phase: 'idle' })
  const running = useRef<Upload<Written> | null>(null)
  const key = useRef<string | null>(null)
  useEffect(() => () => running.current?.cancel(), [])
  const conflict = conflictOf<Record<string, string>>({
    typed: { ...draft.typed, file: own.typed },
    base: { ...draft.base, file: own.base },
    saved: { ...saved, file: own.saved },
  })

  /** Another file or text is another action. */
  const noteChange = () => {
    key.current = null
    setState((now) => (now.phase === 'sending' ? now : { phase: 'idle' }))
  }
  const change = (patch: Partial<Texts>) => {
    noteChange()
    draft.change(patch)
  }

  /** Sends the form; answers the notebook's id, or null when it was not stored. */
  async function start(): Promise<number | null> {
    if (running.current || conflict) return null
    key.current ??= crypto.randomUUID()
    const texts = draft.values
    const form = new FormData()
    for (const [name, text] of Object.entries(texts)) form.set(name, text)
    if (notebook && stored) {
      form.set('id', String(notebook.id))
      form.set('version', String(stored.version))
    }
    if (file) form.set('file', file)
    setState({ phase: 'sending', sent: 0, total: file?.size ?? 0 })
    const onProgress = (sent: number, total: number) =>
      setState((now) => (now.phase === 'sending' ? { ...now, sent, total } : now))
    const upload = startUpload(send, refs.saveNotebook, { form, key: key.current, onProgress })
    running.current = upload
    try {
      const { id } = await upload.done
      draft.forget(texts)
      return id
    } catch (caught) {
      const isCancelled = caught instanceof DOMException && caught.name === 'AbortError'
      const error = caught instanceof CallError ? caught : new CallError({ message: '', http: 0 })
      setState(isCancelled ? { phase: 'cancelled' } : { phase: 'failed', failure: formFailure(error, otherwise) })
      const current = currentOf<Stored>(error)
      if (current) setStored(current)
      // nothing was written, so the next attempt gets a new idempotency key
      if (isCallError(caught) && remedyFor(caught) === 'refused') key.current = null
      return null
    } finally {
      running.current = null
    }
  }
  return {
    ...{ file, texts: draft.values, change, state, start, conflict },
    showFile: own.show,
    /** The stored file, which a new one would replace. */
    present: stored?.file.name ?? null,
    takeFile(chosen: File | null) {
      noteChange()
      setFile(chosen)
    },
    /** Ends the conflict with the chosen values. */
    choose({ file: chosen, ...texts }: Partial<Record<string, string>>) {
      noteChange()
      draft.settle(texts)
      if (chosen !== undefined && chosen !== own.typed) setFile(null)
      own.keep()
    },
    cancel: () => running.current?.cancel(),
  }
}
