import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Publishes } from './Publishes.tsx'

const person = personOf('lin')

const meta = preview.meta({
  title: 'Areas/profile/Publishes',
  component: Publishes,
  parameters: { router: `/users/${person.id}/publishes` },
  args: { userId: person.id, page: 1 },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0)
  },
})

/** An answer names the author of the question, with a link. */
export const Answers = meta.story({
  args: { userId: personOf('gu').id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '唐小满' })).toHaveAttribute(
      'href',
      `/users/${personOf('tang').id}`,
    )
  },
})
