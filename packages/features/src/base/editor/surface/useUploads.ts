import { CallError } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { remedyFor, startUpload, type Upload } from '@shulei/client/upload.ts'
import type { uploadImage } from '@shulei/contract/base/upload/calls.ts'
import type { Data } from '@shulei/contract/call.ts'
import { refs } from '@shulei/contract/refs.ts'
import { isPictureAddress } from '@shulei/domain/base/markup/allowed.ts'
import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addPlace, fillPlace, hasPlace, removePlace } from './places.ts'

/** An uploading picture. */
export interface PictureUpload {
  id: string
  file: File
  /** Idempotency key: kept for retries after network failures. */
  key: string
  /** Container of the placeholder inside the text. */
  element: HTMLElement
  phase: 'waiting' | 'sending' | 'failed'
  sent: number
  total: number
  /** The server's message of a failure; empty without an answer. */
  message: string
  hasAnswer: boolean
}

/** Uploads the chosen pictures one after the other; each has a placeholder in the text until it is inserted. */
export function useUploads(editor: Editor | null) {
  const send = useSend()
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const running = useRef<{ id: string; upload: Upload<Data<typeof uploadImage>> } | null>(null)

  const patch = (id: string, change: Partial<PictureUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const take = (id: string) => {
    setUploads((all) => all.filter((one) => one.id !== id))
    if (running.current?.id !== id) return
    running.current.upload.cancel()
    running.current = null
  }

  const start = useEffectEvent(async ({ id, file, key }: PictureUpload) => {
    const form = new FormData()
    form.set('image', file)
    const onProgress = (sent: number, total: number) => patch(id, { sent, total })
    const upload = startUpload(send, refs.uploadImage, { form, key, onProgress })
    running.current = { id, upload }
    patch(id, { phase: 'sending' })
    try {
      const { url } = await upload.done
      if (!isPictureAddress(url)) throw new CallError({ message: '', http: 500 })
      if (editor && !editor.isDestroyed) fillPlace(editor.view, id, url)
      setUploads((all) => all.filter((one) => one.id !== id))
    } catch (caught) {
      const error = caught instanceof CallError ? caught : new CallError({ message: '', http: 0 })
      const isRefused = remedyFor(error) === 'refused'
      // cancelled uploads are no longer in the list and are not added again
      patch(id, {
        phase: 'failed',
        message: error.message,
        hasAnswer: error.http > 0,
        ...(isRefused ? { key: crypto.randomUUID() } : {}),
      })
    } finally {
      if (running.current?.id === id) running.current = null
    }
  })

  const next = uploads.some(({ phase }) => phase === 'sending')
    ? undefined
    : uploads.find(({ phase }) => phase === 'waiting')
  useEffect(() => {
    if (next && !running.current) void start(next)
  }, [next])
  useEffect(() => () => running.current?.upload.cancel(), [])

  // deleting the text around a placeholder cancels its upload
  const follow = useEffectEvent(() => {
    if (editor) for (const { id } of uploads) if (!hasPlace(editor.state, id)) take(id)
  })
  useEffect(() => {
    const onUpdate = () => follow()
    editor?.on('update', onUpdate)
    return () => void editor?.off('update', onUpdate)
  }, [editor])

  return {
    uploads,
    add(files: readonly File[], pos: number) {
      if (!editor) return
      const added = files.map((file): PictureUpload => {
        const id = crypto.randomUUID()
        const element = document.createElement('div')
        addPlace(editor.view, pos, id, element)
        const idle = { phase: 'waiting', sent: 0, total: file.size, message: '', hasAnswer: false } as const
        return { id, file, key: crypto.randomUUID(), element, ...idle }
      })
      setUploads((all) => [...all, ...added])
    },
    retry: (id: string) => patch(id, { phase: 'waiting', sent: 0 }),
    remove(id: string) {
      take(id)
      if (!editor) return
      removePlace(editor.view, id)
      editor.view.focus()
    },
  }
}
