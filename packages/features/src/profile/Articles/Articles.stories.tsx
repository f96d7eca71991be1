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

/** The full text opens in place. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText(text('profile:article.read'))
    await userEvent.click(first as HTMLElement)
    await expect(canvas.getAllByText(text('profile:article.close'))[0]).toBeVisible()
  },
})
