import { userShowcase } from '@shulei/contract/profile/calls.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { showcaseFixture } from '@shulei/mocks/profile/tabs.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { gu } from '../stories/people.ts'
import { SubmissionYear } from './SubmissionYear.tsx'

const meta = preview.meta({ title: 'Areas/profile/SubmissionYear', component: SubmissionYear, args: { userId: gu.id } })

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /\d/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** A year without submissions has no calendar. */
export const Empty = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(userShowcase, () => ({ ...showcaseFixture(gu), days: [] })))
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
