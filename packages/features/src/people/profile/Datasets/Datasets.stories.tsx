import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Datasets } from './Datasets.tsx'

const person = personOf('lin')

const meta = preview.meta({
  title: 'Areas/profile/Datasets',
  component: Datasets,
  parameters: { router: `/users/${person.id}/datasets` },
  args: { userId: person.id, page: 1 },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0)
  },
})
