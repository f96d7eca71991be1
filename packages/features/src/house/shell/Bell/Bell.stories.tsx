import { unreadTotal } from '@shulei/contract/talk/message/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock, mockPending } from '@shulei/mocks/mock.ts'
import { unreadFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { atRest } from '@shulei/ui/stories/atRest.ts'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { SendMessageModal } from '../SendMessageModal.tsx'
import { corner } from './Bell.stories.css.ts'
import { Bell } from './Bell.tsx'

const meta = preview.meta({
  title: 'Areas/shell/Bell',
  component: Bell,
  args: { userId: personOf('lin').id },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  decorators: [
    (Story) => (
      <div className={corner}>
        <Story />
      </div>
    ),
  ],
})

const counts = (total: number) => mock(unreadTotal, () => unreadFixture({ total, notices: total, messages: 0 }))

/** The bell alone, for no unread items or an unknown count. Without JavaScript it is a link. */
export const NothingNew = meta.story({
  beforeEach: ({ msw }) => msw.use(counts(0)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('shell:header.messages') })).toHaveAttribute('href', '/notices')
  },
})

/** A new count is also announced. */
export const One = meta.story({
  beforeEach: ({ msw }) => msw.use(counts(1)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: text('shell:header.messagesUnread', { count: 1 }) }),
    ).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(text('shell:header.unread', { count: 1 }))
  },
})

export const NinetyNine = meta.story({
  beforeEach: ({ msw }) => msw.use(counts(99)),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: text('shell:header.messagesUnread', { count: 99 }) })
  },
})

/** Drawn as 99+, announced in full. */
export const Hundred = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(counts(100)),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /100/ })
    await expect(canvasElement.querySelector('[data-count]')).toHaveAttribute('data-count', '99+')
  },
})

export const NotKnownYet = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(unreadTotal)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(text('shell:header.messages'))
  },
})

/** Opened by keyboard; Escape closes it and returns the focus. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('link', { name: /未读/ })
    await userEvent.tab()
    await expect(bell).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: text('shell:header.messages') })
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(bell).toHaveFocus())
  },
})

const drawnAhead = () =>
  waitFor(() => {
    const sheet = document.querySelector<HTMLElement>('[data-name=inbox]')
    if (!sheet) throw new Error('Nothing is drawn yet')
    return sheet
  })

/** The frame after the click shows the lists; React Aria takes over later without moving anything. */
export const ShownAhead = meta.story({
  tags: ['no-picture'],
  beforeEach: atRest,
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('link', { name: /未读/ })
    const sheet = await drawnAhead()
    await expect(sheet.checkVisibility()).toBe(false)
    bell.click()
    await expect(sheet.checkVisibility()).toBe(true)
    await expect(bell).toHaveAttribute('aria-expanded', 'false')
    const before = sheet.getBoundingClientRect()
    await waitFor(() => expect(bell.closest('[inert]')).not.toBeNull())
    await expect(bell).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
    const after = sheet.getBoundingClientRect()
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      await expect(after[side], side).toBeCloseTo(before[side], 1)
    }
  },
})

const pressEscape = (target: Element) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))

/** Input before React Aria has taken over works: Esc closes the popover, a press opens it at once. */
export const HurriedAhead = meta.story({
  tags: ['no-picture'],
  beforeEach: atRest,
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('link', { name: /未读/ })
    const sheet = await drawnAhead()
    bell.click()
    pressEscape(bell)
    await expect(sheet.checkVisibility()).toBe(false)
    await new Promise((done) => setTimeout(done, 200))
    await expect(bell).toHaveAttribute('aria-expanded', 'false')
    bell.click()
    sheet.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect(bell).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(bell.closest('[inert]')).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(bell).toHaveFocus())
  },
})

/** Esc after React has opened the popover, but before React Aria has moved the focus inside, closes it too. */
export const EscapedAhead = meta.story({
  tags: ['no-picture'],
  beforeEach: atRest,
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('link', { name: /未读/ })
    const sheet = await drawnAhead()
    const opened = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        resolve()
      }).observe(bell, { attributeFilter: ['aria-expanded'] })
    })
    bell.click()
    await opened
    await expect(sheet).not.toContainElement(document.activeElement as HTMLElement)
    pressEscape(document.body)
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(bell).toHaveFocus())
  },
})

/**
 * Drawn ahead while another element has the focus: closing still returns the focus to the bell, and so does a dialog opened
 * from it.
 */
export const DrawnAhead = meta.story({
  beforeEach: atRest,
  decorators: [
    (Story) => (
      <>
        <Story />
        <input aria-label="别处" defaultValue="" />
        <SendMessageModal />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    const bell = await canvas.findByRole('link', { name: /未读/ })
    for (const round of ['first', 'again']) {
      await waitFor(() => expect(document.querySelector('[role=dialog]'), round).not.toBeNull())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.click(bell)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(bell).toHaveFocus())
      await userEvent.click(bell)
      await userEvent.click(await screen.findByRole('button', { name: text('message:popover.newMessage') }))
      const sendDialog = await screen.findByRole('dialog', { name: text('message:sendMessage.title') })
      await waitFor(() => expect(sendDialog).toContainElement(document.activeElement as HTMLElement))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(bell).toHaveFocus())
    }
  },
})

/** An address with `openMessage`, with or without a value, opens the popover. */
export const OpenedByTheAddress = meta.story({
  parameters: { router: '/competitions?openMessage' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: text('shell:header.messages') })).toBeVisible()
    await screen.findByRole('link', { name: /第 18 次提交已评分/ })
  },
})
