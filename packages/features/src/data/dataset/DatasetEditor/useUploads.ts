import { type CallError, failureText, isCallError } from '@shulei/client/call-error.ts'
import { claimHeaders, claimsOf } from '@shulei/client/claims.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { beginUpload, endUpload, sendFile } from '@shulei/client/tus.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { gigabytes, MAX_DATASET_FILE } from '@shulei/domain/data/dataset/upload.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormFailure, formFailure } from '../../../base/form/form-failure.ts'
import type { DatasetDraft, OpenUpload } from '../editing.ts'

/** Files that are sent at the same time. */
const AT_ONCE = 2

/** An upload of this page. One that another page or an earlier visit began is none: its file must be chosen again. */
export interface RunningUpload {
  /** Names its row for as long as the page runs it. */
  key: string
  file: File
  /** Its id on the server; null until its turn comes, because a person may have few uploads begun at a time. */
  upload: string | null
  /** `queued`: waits until fewer files are sent. */
  phase: 'queued' | 'sending' | 'paused' | 'failed' | 'sent'
  /** Bytes that are stored or on their way; those that are stored, while nothing is on its way. */
  sent: number
  /** Why no server takes the file now; the next attempt follows by itself. Null while one does. */
  cut: string | null
  failure: FormFailure | null
}

/** A row of the list of uploads: as the server has it, as this page runs it, or both. */
export interface UploadLine {
  key: string
  name: string
  bytes: number
  open: OpenUpload | undefined
  /** Undefined when its file must be chosen again. */
  running: RunningUpload | undefined
}

/** A file whose upload did not begin, with the reason. */
export interface RefusedFile {
  name: string
  failure: FormFailure
}

const nameOf = (file: File) => file.name.normalize('NFC')

const isSameFile = (file: File, { name, bytes, modified }: Pick<OpenUpload, 'name' | 'bytes' | 'modified'>) =>
  nameOf(file) === name && file.size === bytes && file.lastModified === modified

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** All uploads in the order of the server, then those that wait for their turn. */
function linesOf(open: readonly OpenUpload[], running: readonly RunningUpload[]): UploadLine[] {
  const isOf = ({ upload, file }: RunningUpload, one: OpenUpload) =>
    upload === null ? isSameFile(file, one) : upload === one.upload
  return [
    ...open.map((one): UploadLine => {
      const own = running.find((candidate) => isOf(candidate, one))
      return { key: own?.key ?? one.upload, name: one.name, bytes: one.bytes, open: one, running: own }
    }),
    ...running
      .filter((own) => !open.some((one) => isOf(own, one)))
      .map((own) => ({ key: own.key, name: nameOf(own.file), bytes: own.file.size, open: undefined, running: own })),
  ]
}

/**
 * Uploads of a data set's files, a few at a time. They go on after a cut by themselves, and after a reload when the same file is
 * chosen again.
 *
 * @param refresh reads the files and uploads of the server again.
 */
export function useUploads(
  datasetId: number,
  listed: readonly OpenUpload[],
  refresh: () => Promise<DatasetDraft | undefined>,
) {
  const { t } = useTranslation('dataset-edit')
  const send = useSend()
  const [running, setRunning] = useState<readonly RunningUpload[]>([])
  /** Uploads that ended on this page; an answer that was read before may still list them. */
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const pauses = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  const headers = () => claimHeaders(claimsOf(send))
  const lines = linesOf(
    listed.filter(({ upload, offset, bytes }) => offset === bytes || !ended.has(upload)),
    running,
  )

  // uploads end with their page, and their parts stay
  useEffect(() => {
    const all = pauses.current
    return () => {
      for (const pause of all.values()) pause.abort()
    }
  }, [])

  const update = (key: string, patch: Partial<RunningUpload>) =>
    setRunning((now) => now.map((one) => (one.key === key ? { ...one, ...patch } : one)))

  /** Takes an upload off the list. */
  const end = (key: string, upload: string | null) => {
    setRunning((now) => now.filter((one) => one.key !== key))
    if (upload !== null) setEnded((now) => new Set(now).add(upload))
  }
  const refuse = (file: string, failure: FormFailure) => setRefused((now) => [...now, { name: file, failure }])

  /** Why an upload stopped. The answer to the question for its offset has no sentence of the server. */
  const failureOf = (error: unknown): FormFailure => {
    if (!isCallError(error)) return { text: t('upload.unreadable'), isSignedOut: false }
    if (error.http === 401) return { text: t('upload.signedOut'), isSignedOut: true }
    return formFailure(error, t('upload.refused'))
  }

  /** Why an upload waits by itself: the server's sentence where a limit is reached. */
  const cutText = (failure: CallError) =>
    failure.http === 429 ? failureText(failure, t('upload.cut')) : t('upload.cut')

  /** Begins the upload on the server; null when that was refused or paused. */
  const begin = async (key: string, file: File, signal: AbortSignal): Promise<string | null> => {
    const addressOf = (upload: string) => pathOf(refs.sendDatasetPart, { id: datasetId, upload })
    try {
      const address = await beginUpload(pathOf(refs.startDatasetUpload, { id: datasetId }), file, {
        ...{ headers: headers(), signal },
        onCut: (failure) => update(key, { cut: cutText(failure) }),
        findBegun: async () => {
          const begun = (await refresh())?.uploads.find((one) => isSameFile(file, one))
          return begun ? addressOf(begun.upload) : null
        },
      })
      const upload = address.split('/').at(-1) ?? ''
      update(key, { upload, cut: null })
      void refresh()
      return upload
    } catch (error) {
      if (isAbort(error)) update(key, { phase: 'paused', cut: null })
      else {
        end(key, null)
        refuse(file.name, formFailure(error, t('files.failed')))
      }
      return null
    }
  }

  const sendRest = async (key: string, upload: string, file: File, from: number, signal: AbortSignal) => {
    let stored = from
    try {
      await sendFile(pathOf(refs.sendDatasetPart, { id: datasetId, upload }), file, {
        ...{ headers: headers(), signal },
        onCut: (failure) => update(key, { sent: stored, cut: cutText(failure) }),
        onProgress: (sent, now) => {
          stored = now
          update(key, { sent, cut: null })
        },
      })
      update(key, { phase: 'sent', sent: file.size })
      await refresh()
      end(key, upload)
    } catch (error) {
      const rest = { sent: stored, cut: null }
      if (isAbort(error)) return update(key, { ...rest, phase: 'paused' })
      if (!isCallError(error) || error.http !== 404)
        return update(key, { ...rest, phase: 'failed', failure: failureOf(error) })
      // another page has sent the rest, or has given the upload up
      const isStored = (await refresh())?.files.some(({ name, bytes }) => name === nameOf(file) && bytes === file.size)
      end(key, upload)
      if (!isStored) refuse(file.name, { text: t('upload.gone'), isSignedOut: false })
    }
  }

  const run = async ({ key, file, sent, upload: known }: RunningUpload) => {
    const pause = new AbortController()
    pauses.current.set(key, pause)
    update(key, { phase: 'sending', failure: null })
    const upload = known ?? (await begin(key, file, pause.signal))
    if (upload !== null) await sendRest(key, upload, file, sent, pause.signal)
    pauses.current.delete(key)
  }

  const next = running.find(({ phase }) => phase === 'queued')
  const isFull = running.filter(({ phase }) => phase === 'sending').length >= AT_ONCE
  // biome-ignore lint/correctness/useExhaustiveDependencies: another queued file, or room for one, starts the next upload
  useEffect(() => {
    if (next && !isFull && !pauses.current.has(next.key)) void run(next)
  }, [next?.key, isFull])

  const queue = ({ key, open, running: own }: UploadLine, file: File) =>
    setRunning((now) => {
      const upload = open?.upload ?? own?.upload ?? null
      const sent = Math.max(open?.offset ?? 0, own?.sent ?? 0)
      const queued: RunningUpload = { key, file, upload, sent, phase: 'queued', cut: null, failure: null }
      return own ? now.map((one) => (one.key === key ? queued : one)) : [...now, queued]
    })

  return {
    lines,
    refused,
    isRunning: running.some(({ phase }) => phase === 'queued' || phase === 'sending'),
    /** Uploads files; one that was begun earlier goes on where it was, and one that is on its way is left alone. */
    add(files: readonly File[]) {
      setRefused([])
      for (const file of files) {
        const problem = file.size === 0 ? 'empty' : file.size > MAX_DATASET_FILE ? 'tooLarge' : null
        if (problem) {
          refuse(file.name, { text: t(`upload.${problem}`, { max: gigabytes(MAX_DATASET_FILE) }), isSignedOut: false })
          continue
        }
        const facts = { name: nameOf(file), bytes: file.size, modified: file.lastModified }
        const line = lines.find(({ open, running: own }) =>
          own ? isSameFile(own.file, facts) : open && isSameFile(file, open),
        )
        const isStill = !line?.running || line.running.phase === 'paused' || line.running.phase === 'failed'
        const key = `new-${count.current++}`
        if (isStill) queue(line ?? { key, ...facts, open: undefined, running: undefined }, file)
      }
    },
    /** Goes on with an upload whose file is chosen again. False when it is another file. */
    choose(line: UploadLine, file: File): boolean {
      if (!line.open || !isSameFile(file, line.open)) return false
      queue(line, file)
      return true
    },
    pause: (key: string) => {
      if (!pauses.current.has(key)) return update(key, { phase: 'paused' })
      pauses.current.get(key)?.abort()
    },
    resume: (line: UploadLine) => {
      if (line.running) queue(line, line.running.file)
    },
    /** Gives an upload up, with its stored bytes. */
    async cancel({ key, name, open, running: own }: UploadLine) {
      pauses.current.get(key)?.abort()
      const upload = own?.upload ?? open?.upload ?? null
      try {
        if (upload !== null) {
          await endUpload(pathOf(refs.endDatasetUpload, { id: datasetId, upload }), headers())
        }
        end(key, upload)
      } catch (error) {
        refuse(name, formFailure(error, t('files.failed')))
      }
      await refresh()
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>
