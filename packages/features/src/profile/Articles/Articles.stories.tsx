import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { Articles } from './Articles.tsx'

const person = personOf('lin')

const meta = preview.meta({
  title: 'Areas/profile/Articles',
  component: Articles,
  parameters: { router: `/users/${person.id}/articles` },
  args: { userId: person.id, page: 1 },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0)
  },
})

/** A single article is open; its full text closes and opens in place. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    const close = await canvas.findByText(text('profile:article.close'))
    await expect(close).toBeVisible()
    await userEvent.click(close)
    const read = canvas.getByText(text('profile:article.read'))
    await expect(read).toBeVisible()
    await userEvent.click(read)
    await expect(close).toBeVisible()
  },
})
