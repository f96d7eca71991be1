import type { CallError } from '@shulei/client/call-error.ts'
import { keyOf, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import useSWR from 'swr'
import { useOnInboxChange } from '../../base/site/useInbox.ts'
import { type Conversation, type Message, type Page, readNewest, withNewest, withOlder } from './conversation/window.ts'

export type { Conversation, Message } from './conversation/window.ts'

/** Messages per page of a conversation. */
const pageSize = 20

/** The newest messages with one person, or those older than `before`. */
export const messagesArgs = (partnerId: number, before?: number) => ({
  query: { participator: partnerId, per_page: pageSize, ...(before === undefined ? {} : { before }) },
})

/** Cache key of a conversation, for SWR's `fallback`: its value is the newest page. */
export const messagesKey = (partnerId: number): string => keyOf(refs.inboxMessages, messagesArgs(partnerId))

/**
 * A conversation, revalidated when the inbox changes. Messages that were read once stay: the window only grows.
 * @param at a message to start at instead of the newest one; an unknown id has no effect.
 */
export function useConversation(partnerId: number, at?: number) {
  const send = useSend()
  const ask = (before?: number) => send(refs.inboxMessages, messagesArgs(partnerId, before))
  const newestKnown = useRef<number>(undefined)
  const {
    data: newest,
    error,
    mutate,
  } = useSWR<Page, CallError>(messagesKey(partnerId), () => readNewest(ask, newestKnown.current), {
    shouldRetryOnError: false,
  })
  const [taken, setTaken] = useState(newest)
  const [window, setWindow] = useState(newest)
  const [older, setOlder] = useState<'loading' | CallError | null>(null)
  /** Cursor of the messages after the window; null when the window reaches the newest message. */
  const [later, setLater] = useState<number | null>(null)
  const [isLoadingLater, setLoadingLater] = useState(false)
  if (newest !== taken) {
    setTaken(newest)
    if (newest && later === null) setWindow(withNewest(window, newest))
  }
  const askAfter = (after: number) => send(refs.inboxMessages, { query: { ...messagesArgs(partnerId).query, after } })
  const isThere = at === undefined || (window?.list.some(({ id }) => id === at) ?? false)
  const openAt = useEffectEvent(async (message: number) => {
    if (isThere) return
    try {
      const [before, after] = await Promise.all([ask(message + 1), askAfter(message)])
      if (before.list[0]?.id !== message) return
      setLater(after.next)
      setWindow({ ...before, list: [...after.list, ...before.list] })
    } catch {
      // the newest messages stay, and earlier ones can be loaded
    }
  })
  const isKnown = window !== undefined
  useEffect(() => {
    if (at !== undefined && isKnown) void openAt(at)
  }, [at, isKnown])
  useEffect(() => {
    newestKnown.current = window?.list[0]?.id
  }, [window])
  useOnInboxChange(() => void mutate())

  /** Changes the window; answers of earlier requests do not undo the change. */
  const change = useCallback(
    (make: (window: Page) => Page) => {
      mutate((known) => known, { revalidate: false }).catch(() => {
        // ignores an answer that arrives after the page and its cache are gone
      })
      setWindow((known) => known && make(known))
    },
    [mutate],
  )
  const loadMore = async () => {
    if (!window || window.next === null || older === 'loading') return
    setOlder('loading')
    try {
      const page = await ask(window.next)
      setWindow((known) => known && withOlder(known, page))
      setOlder(null)
    } catch (failure) {
      setOlder(failure as CallError)
    }
  }

  const loadLater = async () => {
    if (later === null || isLoadingLater) return
    setLoadingLater(true)
    try {
      const page = await askAfter(later)
      setLater(page.next)
      setWindow((known) => known && { ...known, list: [...page.list, ...known.list] })
      if (page.next === null) await mutate()
    } catch (failure) {
      setOlder(failure as CallError)
    }
    setLoadingLater(false)
  }

  return {
    hasLater: later !== null,
    isLoadingLater,
    loadLater: () => void loadLater(),
    /** Replaces an earlier part of the conversation with the newest messages. */
    toNewest() {
      if (later === null) return
      setLater(null)
      setWindow(newest)
    },
    /** Messages, oldest first; undefined while the first page is loading. */
    messages: useMemo(() => window?.list.toReversed(), [window?.list]),
    conversation: window?.conversation,
    error: older === 'loading' || older === null ? error : older,
    hasMore: window !== undefined && window.next !== null,
    isLoadingMore: older === 'loading',
    loadMore: () => void loadMore(),
    /** Retries the failed read. */
    refresh: () => void (older === null || older === 'loading' ? mutate() : loadMore()),
    /** Stores the changed contact state of the two people. */
    setConversation: useCallback(
      (conversation: Conversation) => change((known) => ({ ...known, conversation })),
      [change],
    ),
    /** Adds messages that were just sent. */
    append: useCallback(
      (sent: readonly Message[]) => {
        const mine = sent.filter(({ receiver }) => receiver === partnerId).toReversed()
        change(({ list, conversation, ...page }) => ({
          ...page,
          list: [...mine, ...list.filter(({ id }) => !mine.some((message) => message.id === id))],
          conversation: { ...conversation, ...afterSending(conversation, mine.length) },
        }))
      },
      [change, partnerId],
    ),
    /** Removes a message. */
    remove: useCallback(
      (id: number) => change((known) => ({ ...known, list: known.list.filter((message) => message.id !== id) })),
      [change],
    ),
  }
}

/** The contact state of the two people after sending more messages. */
export function afterSending(
  { can_send, first_contact_left }: Conversation,
  count: number,
): Pick<Conversation, 'can_send' | 'first_contact_left'> {
  if (first_contact_left === null) return { can_send, first_contact_left }
  const left = Math.max(0, first_contact_left - count)
  return { first_contact_left: left, can_send: can_send && left > 0 }
}
