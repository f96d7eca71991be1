import { competitions } from '@shulei/mocks/cast/competitions.ts'
import { competitionBriefFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../stories/contestSite.tsx'
import { CompetitionRows } from './CompetitionRows.tsx'

const meta = preview.meta({
  title: 'Areas/competition/CompetitionRows',
  component: CompetitionRows,
  decorators: [contestSite],
  args: { competitions: competitions.slice(0, 5).map((competition) => competitionBriefFixture(competition)) },
})

/** Running in list A and B, open for sign-up, ended: all on one axis with one needle. */
export const EveryState = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('article')
    const names = (['inProgress', 'openSignup', 'ended'] as const).map((state) => text(`competition:state.${state}`))
    const states = rows.map((row) => names.find((name) => row.textContent.includes(name)))
    await expect(new Set(states.slice(0, 4)).size).toBe(3)
    await expect(states[3]).toBe(text('competition:state.ended'))
    await expect(states[2]).toBe(text('competition:state.openSignup'))
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
})

/** Types, formats and rewards side by side; one competition has no schedule yet. */
export const Kinds = meta.story({
  args: {
    headingLevel: 2,
    competitions: [
      competitionBriefFixture(competitions[0], { type: 2, format: 2, reward: { cn: '¥300,000', en: '¥300,000' } }),
      competitionBriefFixture(competitions[1], {
        format: 1,
        reward: { cn: '¥80,000', en: '¥80,000' },
        teamCount: 12_840,
      }),
      competitionBriefFixture(competitions[2], {
        startTime: '2026-12-20T02:00:00.000Z',
        endTime: '2027-02-20T02:00:00.000Z',
        schedules: [],
        isOpenSignup: false,
        teamCount: 0,
      }),
    ],
  },
  play: async ({ canvas }) => {
    for (const kind of ['方案应用 · 大奖赛', '智能算法 · 经典赛', '智能算法 · 训练赛']) {
      await expect(canvas.getByText(kind)).toBeVisible()
    }
    await expect(canvas.getByText(text('contest-overview:mine.todo'))).toBeVisible()
  },
})

export const LongTitlesEnglish = meta.story({
  globals: { locale: 'en-US' },
  args: {
    competitions: [
      competitionBriefFixture(competitions[0], {
        title: {
          cn: '长江中下游城市群短临强降水与内涝积水联合预报挑战赛（高校组）',
          en: 'Joint nowcasting of heavy rain and street flooding along the lower Yangtze (universities)',
        },
        reward: {
          cn: '训练赛证书与数据使用授权',
          en: 'Certificate, a travel grant for the final, and a licence to use the data',
        },
      }),
      competitionBriefFixture(competitions[1]),
    ],
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' } })
