import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview'
import { MessageConversation } from '../MessageConversation/MessageConversation.tsx'
import { MessagesPage } from './MessagesPage.tsx'
import { NoConversation } from './NoConversation.tsx'

const gu = personOf('gu')

const meta = preview.meta({
  title: 'Areas/message/MessagesPage',
  component: MessagesPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { children: <NoConversation /> },
})

/** All conversations; on phones they fill the page. */
export const NoneOpen = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

/** The list beside the open conversation; on phones the conversation fills the page, with a back button. */
export const OneOpen = meta.story({
  tags: ['modes'],
  args: { partnerId: gu.id, children: <MessageConversation partnerId={gu.id} onRemoved={() => {}} /> },
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    const list = canvas.queryByRole('feed')
    if (list) await within(list).findAllByRole('article')
  },
})
