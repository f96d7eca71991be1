import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { fromNow } from '@shulei/mocks/clock.ts'
import { competitionProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../stories/contestSite.tsx'
import type { Competition } from '../useCompetition.ts'
import { SchedulePanel } from './SchedulePanel.tsx'

type Schedule = Competition['schedules'][number]

const competition = (...fixture: Parameters<typeof competitionProfileFixture>) =>
  competitionProfileFixture(...fixture) as Competition

/** A schedule with list B only; its times are days from now. */
const round = (sort: number, title: string, titleEn: string, [from, to]: readonly [number, number]): Schedule => ({
  ...(competition().schedules[0] as Schedule),
  id: 100 + sort,
  sort,
  title,
  titleEn,
  listAStartTime: null,
  listAEndTime: null,
  listBStartTime: fromNow({ days: from }),
  listBEndTime: fromNow({ days: to }),
})

/** The stages in the order of the list items; `isNow` keeps only those that are running. */
const stages = (canvasElement: HTMLElement, isNow = false) =>
  within(canvasElement)
    .getAllByRole<HTMLElement>('listitem', isNow ? { current: 'step' } : {})
    .map((stage) => stage.textContent)

const meta = preview.meta({
  title: 'Areas/competition/SchedulePanel',
  component: SchedulePanel,
  decorators: [contestSite],
  args: { competition: competition() },
})

/** List A is running, and sign-up is still open. */
export const ListAWindow = meta.story({
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(stages(canvasElement, true)).toEqual([
      expect.stringMatching(/^(报名现在|Sign-upNow)/),
      expect.stringMatching(/^(初赛 · A 榜现在|Preliminary · List ANow)/),
    ])
  },
})

/** List B is running and sign-up is closed. */
export const ListBWindow = meta.story({
  args: { competition: competition({}, competitionOf('tang-or-song')) },
  play: async ({ canvasElement }) => {
    await expect(stages(canvasElement, true)).toEqual([expect.stringMatching(/^初赛 · B 榜现在/)])
  },
})

/** Schedules are ordered by their `sort` number, in whatever order the server sends them. */
export const StagesBySort = meta.story({
  args: {
    competition: competition({
      schedules: [
        round(2, '决赛', 'Final', [24, 28]),
        round(1, '复赛', 'Semi-final', [17, 21]),
        ...competition().schedules,
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const names = stages(canvasElement).map((text) => /^(\D+?)(现在|\d|$)/.exec(text)?.[1])
    await expect(names).toEqual([
      text('contest-overview:schedule.signup'),
      '初赛 · A 榜',
      text('contest-overview:schedule.gap'),
      '初赛 · B 榜',
      '复赛 · B 榜',
      '决赛 · B 榜',
    ])
  },
})

/** Some competitions have their own schedule titles (B§9, Q084). */
export const SpecialRoundNames = meta.story({
  globals: { locale: 'en-US' },
  args: {
    competition: competition(
      { schedules: [round(0, '第一轮', '1st round', [-4, 9]), round(1, '决赛', 'Finals', [16, 20])] },
      competitionOf('penguins'),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(stages(canvasElement).slice(-2)).toEqual([
      expect.stringMatching(/^1st round · List BNow/),
      expect.stringMatching(/^Finals · List B/),
    ])
  },
})

/** Only a start and an end: no ruler and no calendar file. */
export const NoStages = meta.story({
  args: { competition: competition({ schedules: [], signupStartTime: null, signupEndTime: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^赛期 /)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('contest-overview:schedule.calendar') })).toBeNull()
  },
})
