import { inboxSessions } from '@shulei/contract/talk/message/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { inboxFixture, systemMessagesFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { frame } from './MessageSessionList.stories.css.ts'
import { MessageSessionList } from './MessageSessionList.tsx'

const meta = preview.meta({
  title: 'Areas/message/MessageSessionList',
  component: MessageSessionList,
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
})

/** The open conversation is highlighted, and marked for screen readers. */
export const WithAnOpenOne = meta.story({
  args: { currentId: personOf('wen').id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /闻一/ })).toHaveAttribute('aria-current', 'page')
  },
})

/** A session of the system sender is left out, even if the server sends one. */
export const WithoutTheSystem = meta.story({
  beforeEach: ({ msw }) => {
    const inbox = inboxFixture()
    const [first] = inbox.sessions
    const { participantor } = systemMessagesFixture().conversation
    msw.use(
      mock(inboxSessions, () => ({ ...inbox, sessions: first ? [{ ...first, id: 1, participantor }, first] : [] })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1)
    await expect(canvas.queryByText(text('notice:group.system'))).toBeNull()
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(inboxSessions)) })

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(inboxSessions, () => inboxFixture(personOf('lin'), { sessions: [] }))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('message:popover.emptyMessages'))
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(inboxSessions, 'tooMany')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: text('message:list.retry') })
  },
})
