import { inboxSessions } from '@shulei/contract/message/calls.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { inboxFixture, systemMessagesFixture } from '@shulei/mocks/message/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
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

/** The open conversation is marked, for eye and ear. */
export const WithAnOpenOne = meta.story({
  args: { currentId: personOf('wen').id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /闻一/ })).toHaveAttribute('aria-current', 'page')
  },
})

/** A session of the system sender is left out, whatever the server says. */
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
    await expect(canvas.queryByText('系统通知')).toBeNull()
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(inboxSessions)) })

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(inboxSessions, () => inboxFixture(personOf('lin'), { sessions: [] }))),
  play: async ({ canvas }) => {
    await canvas.findByText('暂无私信')
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(inboxSessions, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '重试' })
  },
})
