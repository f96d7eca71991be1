import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { competitionProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { contestSite } from '../stories/contestSite.tsx'
import type { Competition } from '../useCompetition.ts'
import { ContestHero } from './ContestHero.tsx'

const competition = (...fixture: Parameters<typeof competitionProfileFixture>) =>
  competitionProfileFixture(...fixture) as Competition

const meta = preview.meta({
  title: 'Areas/competition/ContestHero',
  component: ContestHero,
  decorators: [contestSite],
  parameters: { layout: 'fullscreen', router: '/competitions/1001' },
  args: { competition: competition() },
})

/** In list A, and still open for sign-up. */
export const Running = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('competition:state.inProgress'))).toBeVisible()
    await expect(canvas.getByText(text('competition:state.openSignup'))).toBeVisible()
    const time = document.documentElement.lang === 'en-US' ? '15d' : '15天'
    await expect(canvas.getByText(pattern('competition:edge.ends', { time }))).toBeVisible()
  },
})

/** Sign-up is open, no list is open yet. */
export const SignupOpen = meta.story({
  args: { competition: competition({ race: null }, competitionOf('bird-strikes')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('competition:state.openSignup'))).toBeVisible()
    await expect(canvas.queryByText(text('competition:state.inProgress'))).toBeNull()
    await expect(canvas.getByText(pattern('competition:edge.ends', { time: '44天' }))).toBeVisible()
  },
})

/** On the last day the remaining time is said in hours and minutes. */
export const LastDay = meta.story({
  tags: ['no-picture'], // same picture as Running, with other words
  args: { competition: competition({ endTime: '2026-11-21T23:59:59+08:00' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('competition:edge.ends', { time: '11小时 19分钟' }))).toBeVisible()
  },
})

export const RankingOpen = meta.story({ parameters: { router: '/competitions/1001/ranking' } })

/** Seasons follow each other, so no end is named. */
export const Seasonal = meta.story({
  tags: ['no-picture'], // same picture as Running, with other words
  args: { competition: competition({ isSeasonal: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('competition-page:hero.seasons'))).toBeVisible()
    await expect(canvas.queryByText(/后结束/)).toBeNull()
  },
})

/** Out of service: no remaining time is shown. */
export const Ended = meta.story({
  args: { competition: competition({ race: null }, competitionOf('football-result')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('competition:state.ended'))).toBeVisible()
    await expect(canvas.queryByText(/后结束/)).toBeNull()
  },
})

export const NotStarted = meta.story({
  args: {
    competition: competition({
      startTime: '2026-12-01T02:00:00.000Z',
      endTime: '2027-02-01T02:00:00.000Z',
      schedules: [],
      isOpenSignup: false,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('contest-overview:mine.todo'))).toBeVisible()
    await expect(canvas.queryByText(/后结束/)).toBeNull()
  },
})

export const LongTexts = meta.story({
  tags: ['modes-colours'],
  args: {
    competition: competition({
      title: {
        cn: '面向近海浮标短临观测的多源融合有效波高六小时逐时预报与不确定性评估挑战赛',
        en: 'Hourly forecasts of significant wave height for six hours from fused observations of coastal buoys, with uncertainty',
      },
      summary: {
        cn: '给出浮标过去 48 小时的观测和再分析资料，预测未来 6 小时逐时有效波高，并给出每个预测的 90% 区间；评分同时看误差和区间覆盖。',
        en: 'Given 48 hours of observations and a reanalysis, predict the next six hours with a 90% interval each; error and coverage both count.',
      },
      reward: { cn: '奖金 ¥1,300,000 与算力 20,000 卡时', en: '¥1,300,000 and 20,000 GPU hours' },
      teamCount: 128_400,
      submitCount: 2_190_700,
    }),
  },
})
