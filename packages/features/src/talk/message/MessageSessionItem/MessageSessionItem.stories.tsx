import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { welcome } from '@shulei/mocks/cast/conversation-rows.ts'
import { inboxFixture, systemMessagesFixture } from '@shulei/mocks/talk/message/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { frame } from './MessageSessionItem.stories.css.ts'
import { type MessageSession, MessageSessionItem } from './MessageSessionItem.tsx'

const [unread, , replied] = inboxFixture().sessions as [MessageSession, MessageSession, MessageSession]

const meta = preview.meta({
  title: 'Areas/message/MessageSessionItem',
  component: MessageSessionItem,
  args: { session: unread },
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
})

export const Unread = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(pattern('message:session.unread', { count: 2 }))
  },
})

export const Read = meta.story({ args: { session: { ...unread, unread_count: 0 } } })

/** The last message was the reader's own. */
export const Replied = meta.story({
  args: { session: replied },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: text('message:session.replied') })).toBeVisible()
  },
})

export const Current = meta.story({ args: { isCurrent: true, session: { ...unread, unread_count: 0 } } })

export const Muted = meta.story({
  args: { session: { ...unread, unread_count: 0, blocked: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: text('message:session.blocked') })).toBeVisible()
  },
})

/** The snippet is markup. Lists leave such rows out; this shows how one would look. */
export const SystemSender = meta.story({
  args: {
    session: {
      ...unread,
      unread_count: 1,
      participantor: systemMessagesFixture().conversation.participantor,
      snippet: welcome['zh-CN'].replaceAll(/<\/?a[^>]*>/g, ''),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('strong')).toHaveTextContent(text('shell:site.name'))
  },
})

export const LongText = meta.story({
  args: {
    session: {
      ...unread,
      unread_count: 130,
      snippet: '很长的一句话没有任何空格也不能把版面撑破'.repeat(3),
      participantor: { ...unread.participantor, name: 'Maximiliane Weatherington-Okonkwo-Almeida' },
    },
  },
})

/** A closed account has its name in the reader's language. */
export const Closed = meta.story({
  tags: ['no-picture'], // same picture as Read, with another name
  globals: { locale: 'en-US' },
  args: { session: { ...unread, participantor: { ...unread.participantor, name: CLOSED_NAME } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('shell:closedName'))).toBeVisible()
  },
})

export const English = meta.story({ globals: { locale: 'en-US' }, args: { session: replied } })
