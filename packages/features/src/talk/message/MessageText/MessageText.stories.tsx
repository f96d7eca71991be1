import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { MessageText } from './MessageText.tsx'

const origin = 'https://shulei.example'
const gu = personOf('gu')
const cards = new Map([
  [
    '/competitions/1001',
    {
      path: '/competitions/1001',
      kind: 'competition' as const,
      title: { cn: '美国每日出生人数预测', en: 'US daily births' },
    },
  ],
  [`/users/${gu.id}`, { path: `/users/${gu.id}`, kind: 'person' as const, title: { cn: gu.name, en: gu.name } }],
])

const meta = preview.meta({
  title: 'Areas/message/MessageText',
  component: MessageText,
  args: { origin, cards },
})

/** A link opens in a new tab without a referrer. */
export const Links = meta.story({
  args: { content: '看 https://scikit-learn.org/stable/，还有 javascript:alert(1) 和 https://аpple.com。' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveTextContent('https://scikit-learn.org/stable/')
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  },
})

/** Links to our own pages show the page's title; a page that the reader may not see has no card. */
export const OwnAddresses = meta.story({
  tags: ['modes'],
  args: {
    content: `这个：${origin}/competitions/1001?lang=zh-CN\n队长：${origin}/users/${gu.id}\n${origin}/competitions/4`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
    await expect(canvas.getByRole('link', { name: /顾南星$/ })).toHaveAttribute('href', `/users/${gu.id}`)
  },
})
