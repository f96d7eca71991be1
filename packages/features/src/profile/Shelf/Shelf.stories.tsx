import { userShowcase } from '@shulei/contract/profile/calls.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { showcaseFixture } from '@shulei/mocks/profile/tabs.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { gu } from '../stories/people.ts'
import { Shelf } from './Shelf.tsx'

const meta = preview.meta({ title: 'Areas/profile/Shelf', component: Shelf, args: { userId: gu.id } })

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link')
    await expect(first).toHaveAttribute('href', expect.stringMatching(/ranking#team-\d+$/))
  },
})

/** Nothing is shown in place of ranks that are not worth showing. */
export const Empty = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(userShowcase, () => ({ ...showcaseFixture(gu), ranks: [] })))
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})
