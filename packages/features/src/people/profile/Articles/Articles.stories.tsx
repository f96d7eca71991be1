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

/** Its owner starts another one from here; titles lead to the pages of the articles. */
export const Own = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('profile:article.write') })).toBeVisible()
    const [first] = canvas.getAllByRole('heading', { level: 3 })
    await expect(first?.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^\/articles\/\d+$/))
  },
})
