import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { Notebooks } from './Notebooks.tsx'

const person = personOf('lin')

const meta = preview.meta({
  title: 'Areas/profile/Notebooks',
  component: Notebooks,
  parameters: { router: `/users/${person.id}/notebook` },
  args: { userId: person.id, page: 1 },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('heading', { level: 3 })
    await expect(first?.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^\/notebooks\/\d+$/))
    await expect(canvas.getByRole('link', { name: text('profile:notebook.share') })).toBeVisible()
  },
})
