import { inboxMessages } from '@shulei/contract/talk/message/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { fromNow } from '@shulei/mocks/clock.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { messagesFixture, unreadFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { useTakeUnread } from '../../../base/site/useInbox.ts'
import { inPane, partner } from '../stories/pane.tsx'
import { MessageConversation } from './MessageConversation.tsx'

const lin = personOf('lin')

let tellPage = (_version: number) => {}

/** Lets the story tell the page that the inbox has changed. */
function Push() {
  const take = useTakeUnread()
  tellPage = (version) => take(unreadFixture({ version }))
  return null
}

/** The log inside its real parent, a pane that scrolls. */
const meta = preview.meta({
  title: 'Areas/message/MessageLog',
  component: MessageConversation,
  ...inPane,
  decorators: [
    (Story) => (
      <>
        <Push />
        <Story />
      </>
    ),
    ...inPane.decorators,
  ],
})

type Message = ReturnType<typeof messagesFixture>['list'][number]

/** A numbered message: a greater number is newer; the two people take turns. */
const numbered = (number: number): Message => ({
  id: 1000 + number,
  content: `${number}`,
  created_at: fromNow({ minutes: -20 * (100 - number) }),
  mine: number % 2 === 0,
  is_read: true,
  system: false,
  sender: number % 2 === 0 ? lin.id : partner.id,
  receiver: number % 2 === 0 ? partner.id : lin.id,
  picture: null,
})

/** The server's answer for a page of a conversation of numbered messages. */
const pageOf = (messages: readonly Message[], before = Number.POSITIVE_INFINITY, size = 20) => {
  const older = messages.filter(({ id }) => id < before).toSorted((a, b) => b.id - a.id)
  const list = older.slice(0, size)
  return { ...messagesFixture(partner), list, next: older.length > size ? (list.at(-1)?.id ?? null) : null }
}

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top)

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))))

/** Earlier messages are added above; the line that is being read keeps its position. */
export const EarlierKeepsThePlace = meta.story({
  tags: ['no-picture'], // same picture as MessageConversation/Earlier
  beforeEach: ({ msw }) => {
    const all = Array.from({ length: 60 }, (_, index) => numbered(index + 1))
    msw.use(mock(inboxMessages, ({ query }) => pageOf(all, query.before)))
  },
  play: async ({ canvas, userEvent }) => {
    const marker = await canvas.findByText('41')
    const pane = canvas.getByRole('region')
    for (const oldest of ['21', '1']) {
      pane.scrollTop = -pane.scrollHeight
      await twoFrames()
      const line = oldest === '21' ? marker : canvas.getByText('21')
      const before = topOf(line)
      await userEvent.click(canvas.getByRole('button', { name: text('message:conversation.earlier') }))
      await waitFor(() => expect(canvas.getByText(oldest)).toBeInTheDocument())
      await twoFrames()
      await expect(Math.abs(topOf(line) - before)).toBeLessThanOrEqual(1)
    }
  },
})

/** Lets the other person's messages arrive while the story runs; each one notifies the page. */
let receive = (_count: number) => {}

const growing = ({ msw }: { msw: { use: (handler: ReturnType<typeof mock>) => void } }) => {
  const all = Array.from({ length: 60 }, (_, index) => numbered(index + 1))
  let version = 1
  msw.use(mock(inboxMessages, ({ query }) => pageOf(all, query.before)))
  receive = (count) => {
    for (let added = 0; added < count; added++) {
      all.push({ ...numbered(all.length + 1), mine: false, is_read: false, sender: partner.id, receiver: lin.id })
    }
    version += 1
    tellPage(version)
  }
}

/**
 * Messages that arrive while the reader has scrolled up do not move the log: they are counted and separated by a divider.
 */
export const NewWhileScrolledUp = meta.story({
  beforeEach: growing,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('60')
    tellPage(1)
    await userEvent.click(canvas.getByRole('button', { name: text('message:conversation.earlier') }))
    const line = await canvas.findByText('30')
    const pane = canvas.getByRole('region')
    pane.scrollTop += line.getBoundingClientRect().top - pane.getBoundingClientRect().top - 40
    await canvas.findByRole('button', { name: text('message:conversation.toNewest') })
    await twoFrames()
    const before = topOf(line)
    receive(3)
    const jump = await canvas.findByRole('button', { name: text('message:conversation.newCount', { count: 3 }) })
    await twoFrames()
    await expect(Math.abs(topOf(line) - before)).toBeLessThanOrEqual(1)
    // the window grows: no message drops out at its old end
    await expect(canvas.getByText('21')).toBeInTheDocument()
    await expect(jump).toBeVisible()
  },
})

export const BackAtTheNewest = meta.story({
  beforeEach: growing,
  play: async (context) => {
    await NewWhileScrolledUp.input.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: text('message:conversation.newCount', { count: 3 }) }))
    await expect(canvas.getByText('63')).toBeVisible()
    const jump = [pattern('message:conversation.newCount'), text('message:conversation.toNewest')]
    await waitFor(async () => {
      for (const name of jump) await expect(canvas.queryByRole('button', { name })).toBeNull()
    })
    await expect(canvas.getByRole('region')).toHaveFocus()
    const [divider, first] = [canvas.getByText(pattern('message:conversation.newSince')), canvas.getByText('61')]
    await expect(divider.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
})

/** Messages of one person in quick succession share one picture and one time. */
export const Groups = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => {
    const all = [
      [1, false, 60],
      [2, false, 59],
      [3, false, 58],
      [4, true, 57],
      [5, true, 56],
      [6, true, 40],
      [7, false, 39],
    ] as const
    msw.use(
      mock(inboxMessages, () =>
        pageOf(
          all.map(([number, mine, minutes]) => ({
            ...numbered(number),
            mine,
            created_at: fromNow({ minutes: -minutes }),
            is_read: number < 7,
          })),
        ),
      ),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('7')
    await expect(canvas.getAllByRole('link', { name: pattern('shell:openProfile') })).toHaveLength(3)
    await expect(canvasElement.querySelectorAll('[role=log] time[title]')).toHaveLength(4)
    await expect(canvas.getByText(pattern('message:conversation.newSince'))).toBeVisible()
  },
})

/** A search result opens at its place in the log, with a button to the newest messages. */
export const AtAMessage = meta.story({
  args: { at: 1021 },
  beforeEach: ({ msw }) => {
    const all = Array.from({ length: 90 }, (_, index) => numbered(index + 1))
    msw.use(
      mock(inboxMessages, ({ query }) => {
        if (query.after === undefined) return pageOf(all, query.before)
        const { after } = query
        const later = all.filter(({ id }) => id > after).slice(0, 20)
        const last = later.at(-1)?.id ?? 0
        return { ...pageOf(all), list: later.toReversed(), next: last < 1090 ? last : null }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect((await canvas.findByText('21')).closest('[data-found]')).toHaveFocus())
    await expect(canvas.getByText('21')).toBeVisible()
    await expect(canvas.queryByText('90')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: text('message:conversation.later') }))
    await canvas.findByText('61')
    await expect(canvas.getByText('21')).toBeInTheDocument()
  },
})

export const BackFromAMessage = meta.story({
  tags: ['no-picture'], // same picture as MessageConversation/OwnAndOther
  args: { at: 1021 },
  beforeEach: (context) => AtAMessage.input.beforeEach?.(context),
  play: async (context) => {
    await AtAMessage.input.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: text('message:conversation.toNewest') }))
    await expect(await canvas.findByText('90')).toBeVisible()
    await expect(canvas.queryByText('21')).toBeNull()
  },
})
