import type { Data } from '@shulei/contract/call.ts'
import type { inboxMessages } from '@shulei/contract/message/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useOnInboxChange } from './useInbox.ts'
import { type PagedRead, usePages } from './usePages.ts'

type Page = Data<typeof inboxMessages>
export type Message = Page['list'][number]
export type Conversation = Page['conversation']

/** Messages of a page of a conversation. */
const pageSize = 20

/** Messages with one person, newest first. */
export const messagesRead = (partnerId: number): PagedRead<typeof inboxMessages> => ({
  ref: refs.inboxMessages,
  argsOf: (before) => ({
    query: { participator: partnerId, per_page: pageSize, ...(before === undefined ? {} : { before }) },
  }),
})

/** A conversation, kept fresh when the inbox changes. */
export function useConversation(partnerId: number) {
  const { pages, change, ...rest } = usePages(messagesRead(partnerId))
  useOnInboxChange(rest.refresh)

  const changeFirst = (make: (page: Page) => Page) =>
    change((known) => known.map((page, index) => (index === 0 ? make(page) : page)))

  return {
    ...rest,
    /** Oldest first; undefined while the first page is on its way. */
    messages: pages?.flatMap(({ list }) => list).toReversed(),
    conversation: pages?.[0]?.conversation,
    /** Takes how the two stand to each other now. */
    setConversation: (conversation: Conversation) => changeFirst((page) => ({ ...page, conversation })),
    /** Adds what was just sent. */
    append(sent: readonly Message[]) {
      const mine = sent.filter(({ receiver }) => receiver === partnerId).toReversed()
      return changeFirst(({ list, conversation, ...page }) => ({
        ...page,
        list: [...mine, ...list.filter(({ id }) => !mine.some((message) => message.id === id))],
        conversation: { ...conversation, ...afterSending(conversation, mine.length) },
      }))
    },
    /** Takes a message out. */
    remove: (id: number) =>
      change((known) => known.map((page) => ({ ...page, list: page.list.filter((message) => message.id !== id) }))),
  }
}

function afterSending({ can_send, first_contact_left }: Conversation, count: number): Partial<Conversation> {
  if (first_contact_left === null) return {}
  const left = Math.max(0, first_contact_left - count)
  return { first_contact_left: left, can_send: can_send && left > 0 }
}
