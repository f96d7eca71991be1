import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { gu } from '../stories/people.ts'
import { withShowcase } from '../stories/withShowcase.tsx'
import { SubmissionYear } from './SubmissionYear.tsx'

const meta = preview.meta({
  title: 'Areas/profile/SubmissionYear',
  component: SubmissionYear,
  args: { userId: gu.id },
  decorators: [withShowcase],
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /\d/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
