import { competitionProfile } from '@shulei/contract/compete/competition/calls.ts'
import { mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import preview from '#storybook/preview'
import { WithCompetition } from './WithCompetition.tsx'

const meta = preview.meta({
  title: 'Areas/competition/WithCompetition',
  component: WithCompetition,
  args: { competitionId: 1001, children: ({ title }) => <h2>{title.cn}</h2> },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 })
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mockPending(competitionProfile))
  },
})

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionProfile, 'notFound'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})
