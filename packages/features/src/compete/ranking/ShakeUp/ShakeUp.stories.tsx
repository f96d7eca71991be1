import { competitionShakeUp } from '@shulei/contract/compete/ranking/calls.ts'
import { shakeUpFixture } from '@shulei/mocks/compete/ranking/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import { ShakeUp } from './ShakeUp.tsx'

const meta = preview.meta({
  title: 'Areas/ranking/ShakeUp',
  component: ShakeUp,
  decorators: [contestSite],
  parameters: { router: '/competitions/1004/shake-up', visual: { wholePage: true } },
  args: { competitionId: 1004 },
})

/** Several teams may have won; the own one is at rank 13. */
export const Final = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('figure', { name: text('ranking:shakeUp.chart') })).toBeVisible()
    await expect(canvasElement.querySelectorAll('tr[data-own]')).toHaveLength(1)
    await expect(canvasElement.querySelectorAll('g[data-place]')).toHaveLength(20)
    await expect(canvas.getByRole('link', { name: text('ranking:download') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/competitions\/1004\/ranking\.csv\?sch=\d+&part=shakeUp&lang=(zh-CN|en-US)$/),
    )
  },
})

/** The list is still open, and the leader stands alone, which English counts as one team. */
export const Running = meta.story({
  // differs from the first story in its words alone
  tags: ['no-picture'],
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    const { teams } = shakeUpFixture({}, { own: null })
    msw.use(
      mock(competitionShakeUp, () =>
        shakeUpFixture({
          isFinal: false,
          correlation: null,
          teams: teams.map((row) => ({ ...row, isOwn: false, rankLow: row.rankB, rankHigh: row.rankB + 1 })),
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('ranking:shakeUp.leaderAlone'))
    await expect(canvas.getByText('team')).toBeVisible()
    await expect(canvas.queryByText(text('ranking:shakeUp.correlation'))).toBeNull()
  },
})

/** Before list B opens. */
export const NotOpenYet = meta.story({
  // the empty state, which has a picture of its own
  tags: ['no-picture'],
  args: { competitionId: 1001 },
  parameters: { router: '/competitions/1001/shake-up' },
  beforeEach({ msw }) {
    msw.use(mock(competitionShakeUp, () => null))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('ranking:shakeUp.locked'))
    await expect(canvas.queryByRole('figure')).toBeNull()
  },
})

export const Loading = meta.story({
  // the block of a skeleton, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(competitionShakeUp))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  // the component for errors, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionShakeUp, 'unavailable'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
