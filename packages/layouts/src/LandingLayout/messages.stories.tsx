import { MessageConversation } from '@shulei/features/talk/message/MessageConversation/MessageConversation.tsx'
import { MessagesPage } from '@shulei/features/talk/message/MessagesPage/MessagesPage.tsx'
import { NoConversation } from '@shulei/features/talk/message/MessagesPage/NoConversation.tsx'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern } from '#storybook/texts'
import { fits } from '../stories/checks.ts'
import { settled } from '../stories/settled.ts'
import { tablet } from '../stories/viewports.ts'
import { LandingLayout } from './LandingLayout.tsx'

const gu = personOf('gu')
const system = 100_000

const conversation = (partnerId: number) => (
  <MessagesPage partnerId={partnerId}>
    <MessageConversation partnerId={partnerId} onRemoved={fn()} />
  </MessagesPage>
)

/** `/messages` and `/messages/:id` as the site shows them (R061, R062). */
const meta = preview.meta({
  title: 'Pages/messages',
  component: LandingLayout,
  parameters: {
    site: { user: userFixture() },
    layout: 'fullscreen',
    router: '/messages',
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    children: (
      <MessagesPage>
        <NoConversation />
      </MessagesPage>
    ),
    onSignOut: fn(),
    onNotice: fn(),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await settled()
    await fits()
  },
})

export const NoneOpen = meta.story({ tags: ['modes'] })

export const NoneOpenOnTablet = meta.story({ globals: tablet })

/** The open conversation beside the list; on phones it replaces the list. */
export const Conversation = meta.story({
  tags: ['modes', 'modes-paper'],
  args: { children: conversation(gu.id) },
  parameters: { router: `/messages/${gu.id}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await settled(4)
    await fits()
  },
})

export const ConversationOnTablet = meta.story({
  globals: tablet,
  args: { children: conversation(gu.id) },
  parameters: { router: `/messages/${gu.id}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await settled(4)
    await fits()
  },
})

export const ConversationOnDarkPhone = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
  args: { children: conversation(gu.id) },
  parameters: { router: `/messages/${gu.id}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await settled(4)
    await fits()
  },
})

/** Messages of the platform are markup and cannot be answered (Q062). */
export const FromTheSystem = meta.story({
  args: { children: conversation(system) },
  parameters: { router: `/messages/${system}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    await expect(canvas.queryByRole('textbox', { name: pattern('message:conversation.write') })).toBeNull()
    await settled()
  },
})
