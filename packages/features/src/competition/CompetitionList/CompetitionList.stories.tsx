import { competitionList } from '@shulei/contract/competition/calls.ts'
import { competitions } from '@shulei/mocks/cast/competitions.ts'
import { competitionBriefFixture, competitionListFixture } from '@shulei/mocks/competition/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { contestSite } from '../stories/contestSite.tsx'
import { CompetitionList } from './CompetitionList.tsx'

const meta = preview.meta({
  title: 'Areas/competition/CompetitionList',
  component: CompetitionList,
  decorators: [contestSite],
  parameters: { layout: 'fullscreen', router: '/competitions', visual: { wholePage: true } },
})

/** What the list call was asked, query by query. */
const asked = fn()

const answering = (answer: () => ReturnType<typeof competitionListFixture>) =>
  mock(competitionList, ({ query }) => {
    asked(query)
    return answer()
  })

export const Results = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(competitions.length))
    await expect(canvas.getByRole('status')).toHaveTextContent(String(competitions.length))
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(mockPending(competitionList)) })

/** Nothing fits: the open ones are offered instead (B§3). */
export const Empty = meta.story({
  parameters: { router: '/competitions?search=%E7%81%AB%E6%98%9F' },
  beforeEach: ({ msw }) => msw.use(mock(competitionList, () => competitionListFixture([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合条件的竞赛')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: '正在报名' })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('火星')
  },
})

/** Every filter stands in the address and reaches the call; each choice is a link that keeps the others. */
export const Filtered = meta.story({
  parameters: { router: '/competitions?type=1&tagCode=text&cmptStatus=0&sort=deadline&page=2' },
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(answering(() => competitionListFixture([competitionBriefFixture(competitions[1])], 11)))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article')
    await expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: '1', tagCode: 'text', cmptStatus: 0, sort: 'deadline', page: 2, per_page: 10 }),
    )
    const industry = canvas.getByRole('link', { name: '文化' })
    await expect(industry).toHaveAttribute('href', expect.stringContaining('tagCode=text'))
    await expect(industry).toHaveAttribute('href', expect.not.stringContaining('page='))
    industry.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: '文化' })).toHaveAttribute('aria-current'))
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ indCode: 'culture', page: 1 })),
    )
  },
})

export const Page2 = meta.story({
  parameters: { router: '/competitions?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(competitionList, () =>
        competitionListFixture(
          competitions.slice(0, 3).map((competition) => competitionBriefFixture(competition)),
          23,
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: 'page', name: '第 2 页' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/competitions?page=3')
  },
})

/** The reason in the reader's language, and a way to try again. */
export const Failed = meta.story({
  // What it ends with is the picture of `Results`.
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(competitionList, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('操作太频繁，请稍后再试。', {}, { timeout: 10_000 })).toBeVisible()
    msw.use(mock(competitionList, () => competitionListFixture()))
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(competitions.length))
  },
})

/** As it stays while the server refuses. */
export const FailedAndStays = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(competitionList, 'tooMany', '操作太频繁，请稍后再试。')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' }, { timeout: 10_000 })).toBeVisible()
  },
})

export const LongTitles = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => {
    const title = {
      cn: '长江中下游城市群短临强降水与内涝积水联合预报挑战赛（高校组）',
      en: 'Joint nowcasting of heavy rain and street flooding along the lower Yangtze (universities)',
    }
    const list = competitions.slice(0, 3).map((competition) => competitionBriefFixture(competition, { title }))
    msw.use(mock(competitionList, () => competitionListFixture(list)))
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** On a phone the contests come first: the other filters open on demand and say what is chosen in them. */
export const PhoneFilters = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { router: '/competitions?tagCode=text' },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: '更多筛选' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('已选 1 项')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: '行业' })).toBeNull()
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('list', { name: '行业' })).toBeVisible()
  },
})
