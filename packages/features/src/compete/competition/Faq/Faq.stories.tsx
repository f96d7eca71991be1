import { competitionFaq } from '@shulei/contract/compete/competition/calls.ts'
import { mock } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { contestSite } from '../stories/contestSite.tsx'
import { Faq } from './Faq.tsx'

const meta = preview.meta({
  title: 'Areas/competition/Faq',
  component: Faq,
  decorators: [contestSite],
  args: { competitionId: 1001 },
})

export const Closed = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('group')
    await expect(first).toHaveAttribute('open')
    await expect(second).not.toHaveAttribute('open')
  },
})

/** The address contains the fragment of the second question. */
export const OpenByAddress = meta.story({
  tags: ['modes'],
  parameters: { router: '/competitions/1001/faq#q2' },
  play: async ({ canvas }) => {
    const [, second, third] = await canvas.findAllByRole('group')
    await expect(second).toHaveAttribute('open')
    await expect(third ?? document.body).not.toHaveAttribute('open')
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(mock(competitionFaq, () => ({ faq: [] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link')
  },
})
