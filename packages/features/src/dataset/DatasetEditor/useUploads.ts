import { isCallError } from '@shulei/client/call-error.ts'
import { claimHeaders, claimsOf } from '@shulei/client/claims.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { beginUpload, sendFile } from '@shulei/client/tus.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormFailure, formFailure } from '../../site/form-failure.ts'
import type { DatasetDraft, OpenUpload } from '../editing.ts'

/** Files that are sent at the same time. */
const AT_ONCE = 2

/** An upload of this page. One that another page or an earlier visit began is none: its file must be chosen again. */
export interface RunningUpload {
  upload: string
  file: File
  /** `queued`: waits until fewer files are sent. */
  phase: 'queued' | 'sending' | 'paused' | 'failed' | 'sent'
  /** Bytes that are stored or on their way. */
  sent: number
  failure: FormFailure | null
}

/** A file whose upload did not begin, with the reason. */
export interface RefusedFile {
  name: string
  failure: FormFailure
}

const nameOf = (file: File) => file.name.normalize('NFC')

const isSameFile = (file: File, open: OpenUpload) =>
  nameOf(file) === open.name && file.size === open.bytes && file.lastModified === open.modified

/**
 * Uploads of a data set's files. They go on after a cut by themselves, and after a reload when the same file is chosen again.
 *
 * @param refresh reads the files and uploads of the server again.
 */
export function useUploads(
  datasetId: number,
  open: readonly OpenUpload[],
  refresh: () => Promise<DatasetDraft | undefined>,
) {
  const { t } = useTranslation('dataset-edit')
  const send = useSend()
  const [running, setRunning] = useState<readonly RunningUpload[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const pauses = useRef(new Map<string, AbortController>())
  const client = () => ({ headers: claimHeaders(claimsOf(send)) })

  // uploads end with their page, and their parts stay
  useEffect(() => {
    const all = pauses.current
    return () => {
      for (const pause of all.values()) pause.abort()
    }
  }, [])

  const update = (upload: string, patch: Partial<RunningUpload>) =>
    setRunning((now) => now.map((one) => (one.upload === upload ? { ...one, ...patch } : one)))

  /** Why an upload stopped. The answer to the question for its offset has no sentence of the server. */
  const failureOf = (error: unknown): FormFailure => {
    const http = isCallError(error) ? error.http : 0
    if (http === 401) return { text: t('upload.signedOut'), isSignedOut: true }
    return formFailure(error, t(http === 0 || http >= 500 ? 'upload.failed' : 'upload.refused'))
  }

  const run = async ({ upload, file }: RunningUpload) => {
    const pause = new AbortController()
    pauses.current.set(upload, pause)
    update(upload, { phase: 'sending', failure: null })
    try {
      await sendFile(pathOf(refs.sendDatasetPart, { id: datasetId, upload }), file, {
        ...client(),
        signal: pause.signal,
        onProgress: (sent) => update(upload, { sent }),
      })
      update(upload, { phase: 'sent', sent: file.size })
      await refresh()
      setRunning((now) => now.filter((one) => one.upload !== upload))
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return update(upload, { phase: 'paused' })
      if (!isCallError(error) || error.http !== 404)
        return update(upload, { phase: 'failed', failure: failureOf(error) })
      setRunning((now) => now.filter((one) => one.upload !== upload))
      // another page has sent the rest, or has given the upload up
      const isStored = (await refresh())?.files.some(({ name, bytes }) => name === nameOf(file) && bytes === file.size)
      if (isStored) return
      setRefused((now) => [...now, { name: file.name, failure: { text: t('upload.gone'), isSignedOut: false } }])
    } finally {
      pauses.current.delete(upload)
    }
  }

  const next = running.find(({ phase }) => phase === 'queued')
  const isFull = running.filter(({ phase }) => phase === 'sending').length >= AT_ONCE
  // biome-ignore lint/correctness/useExhaustiveDependencies: another queued file, or room for one, starts the next upload
  useEffect(() => {
    if (next && !isFull && !pauses.current.has(next.upload)) void run(next)
  }, [next?.upload, isFull])

  const queue = (upload: string, file: File, sent: number) =>
    setRunning((now) => [
      ...now.filter((one) => one.upload !== upload),
      { upload, file, sent, phase: 'queued', failure: null },
    ])

  const goOn = useEffectEvent(() => {
    for (const { upload, file, sent, phase, failure } of running) {
      if (phase === 'failed' && !failure?.isSignedOut) queue(upload, file, sent)
    }
  })
  // the browser has found a network again
  useEffect(() => {
    const online = () => goOn()
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [])

  return {
    running,
    refused,
    isRunning: running.some(({ phase }) => phase === 'queued' || phase === 'sending'),
    /** Uploads files; one that was begun earlier goes on where it was, and one that is on its way is left alone. */
    async add(files: readonly File[]) {
      setRefused([])
      for (const file of files) {
        const begun = open.find((one) => isSameFile(file, one))
        if (begun) {
          if (!pauses.current.has(begun.upload)) queue(begun.upload, file, begun.offset)
          continue
        }
        try {
          const address = await beginUpload(pathOf(refs.startDatasetUpload, { id: datasetId }), file, client())
          queue(address.split('/').at(-1) ?? '', file, 0)
        } catch (error) {
          const failure = formFailure(error, t('files.failed'))
          setRefused((now) => [...now, { name: file.name, failure }])
        }
      }
      await refresh()
    },
    /** Goes on with an upload whose file is chosen again. False when it is another file. */
    choose(upload: OpenUpload, file: File): boolean {
      if (!isSameFile(file, upload)) return false
      queue(upload.upload, file, upload.offset)
      return true
    },
    pause: (upload: string) => {
      if (!pauses.current.has(upload)) return update(upload, { phase: 'paused' })
      pauses.current.get(upload)?.abort()
    },
    resume: ({ upload, file, sent }: RunningUpload) => queue(upload, file, sent),
    /** Gives an upload up, with its stored bytes. */
    async cancel(upload: string, name: string) {
      pauses.current.get(upload)?.abort()
      try {
        const answer = await fetch(pathOf(refs.endDatasetUpload, { id: datasetId, upload }), {
          method: 'DELETE',
          headers: { ...client().headers, 'tus-resumable': '1.0.0' },
        })
        if (!answer.ok && answer.status !== 404) throw new Error(`the server answered ${answer.status}`)
        setRunning((now) => now.filter((one) => one.upload !== upload))
      } catch (error) {
        setRefused((now) => [...now, { name, failure: formFailure(error, t('files.failed')) }])
      }
      await refresh()
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>
