import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import { useUnloadGuard } from '../../../base/form/useUnloadGuard.ts'
import { useSiteState } from '../../../base/site/site-state.ts'
import { readStored, writeStored } from '../../../base/site/storage.ts'
import { useTakeUnread } from '../../../base/site/useInbox.ts'
import type { Message } from '../conversation.ts'
import { createOutbox, type PictureMemory, type UnsentMessage, type UnsentPicture } from './outbox.ts'

/** Unsent pictures by person and partner, held as long as the page's cache: moving between conversations keeps them. */
const memories = new WeakMap<object, Map<string, PictureMemory>>()

function memoryOf(page: object, place: string): PictureMemory {
  const places = memories.get(page) ?? new Map<string, PictureMemory>()
  memories.set(page, places)
  const memory = places.get(place) ?? { unsent: [] }
  places.set(place, memory)
  return memory
}

/** Longest time for sending a picture, milliseconds: up to 10 MB on a slow line. */
const pictureTimeout = 5 * 60_000

const nothing = { unsent: [] as readonly UnsentMessage[] }

function formOf({ file }: UnsentPicture): FormData {
  const form = new FormData()
  form.set('image', file)
  return form
}

/** Messages from the signed-in person to a partner that are not stored yet. */
export function useOutbox(partnerId: number, onSent: (messages: readonly Message[]) => void) {
  const { user } = useSiteState()
  const send = useSend()
  const take = useTakeUnread()
  const { cache } = useSWRConfig()
  const place = `message-outbox:${user?.id ?? 'visitor'}:${partnerId}`
  /** Idempotency keys of messages sent from here, by message id: their rows keep the same key once they are stored. */
  const keys = useRef(new Map<number, string>())
  const latest = useRef(onSent)
  useEffect(() => {
    latest.current = onSent
  }, [onSent])

  const outbox = useMemo(
    () =>
      createOutbox({
        read: () => readStored(place),
        write: (text) => writeStored(place, text),
        pictures: memoryOf(cache, place),
        async deliver({ key, content, picture }) {
          const { messages } = picture
            ? await send(
                refs.sendPicture,
                { params: { id: partnerId } },
                { form: formOf(picture), idempotencyKey: key, timeout: pictureTimeout },
              )
            : await send(refs.sendMessage, { body: { receivers: [partnerId], content } }, { idempotencyKey: key })
          for (const { id } of messages) keys.current.set(id, key)
          latest.current(messages)
          if (picture) URL.revokeObjectURL(picture.url)
          // updates the inbox state of this page, even if the push does not arrive
          send(refs.unreadTotal, {}).then(take, () => {})
        },
      }),
    [cache, place, partnerId, send, take],
  )
  const { unsent } = useSyncExternalStore(outbox.subscribe, outbox.get, () => nothing)

  useEffect(() => {
    outbox.restore()
    outbox.resume()
    const follow = (event: StorageEvent) => {
      if (event.key === place) outbox.restore()
    }
    addEventListener('online', outbox.resume)
    addEventListener('storage', follow)
    return () => {
      removeEventListener('online', outbox.resume)
      removeEventListener('storage', follow)
    }
  }, [outbox, place])

  // unsent pictures are lost with the page; unsent texts are stored
  useUnloadGuard(unsent.some(({ picture }) => picture))

  return {
    unsent,
    add: (content: string) => outbox.add({ key: crypto.randomUUID(), content, at: Date.now() }),
    addPicture: (picture: UnsentPicture) =>
      outbox.add({ key: crypto.randomUUID(), content: '', picture, at: Date.now() }),
    retry: outbox.retry,
    takeBack: outbox.takeBack,
    /** React key of a message's row. */
    rowKeyOf: (id: number) => keys.current.get(id) ?? String(id),
  }
}
