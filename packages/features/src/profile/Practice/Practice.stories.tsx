import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Practice } from './Practice.tsx'

const person = personOf('lin')

const meta = preview.meta({
  title: 'Areas/profile/Practice',
  component: Practice,
  parameters: { router: `/users/${person.id}/practice` },
  args: { userId: person.id, page: 1 },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0)
  },
})
