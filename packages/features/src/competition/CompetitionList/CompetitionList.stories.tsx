import { competitionList } from '@shulei/contract/competition/calls.ts'
import { competitions } from '@shulei/mocks/cast/competitions.ts'
import { competitionBriefFixture, competitionListFixture } from '@shulei/mocks/competition/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect, fn, waitFor, within } from 'storybook/test'
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

/** Without a filter the entry for all holds in every row: it stands before what the server lists. */
export const AllEntries = meta.story({
  tags: ['no-picture'], // as Results
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    for (const name of ['状态', '类型', '标签', '行业', '赛事']) {
      const [first, ...others] = within(canvas.getByRole('list', { name })).getAllByRole('link')
      await expect(first).toHaveTextContent('全部')
      await expect(first).toHaveAttribute('aria-current', 'true')
      await expect(others.filter((link) => link.hasAttribute('aria-current'))).toEqual([])
    }
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(competitionList)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').at(-1)).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

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

/** What one filter puts into the address and the call. The pictures would be that of Filtered, with another choice. */
const filteredBy = (query: string, chosen: string, call: Record<string, unknown>) => ({
  parameters: { router: `/competitions?${query}` },
  beforeEach: ({ msw }: { msw: { use: (handler: ReturnType<typeof answering>) => void } }) => {
    asked.mockClear()
    msw.use(answering(() => competitionListFixture([competitionBriefFixture(competitions[1])])))
  },
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await canvas.findByRole('article')
    await expect(asked).toHaveBeenLastCalledWith(expect.objectContaining(call))
    await expect(canvas.getByRole('link', { name: chosen })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: '清除筛选' })).toHaveAttribute('href', '/competitions')
  },
})

export const ByStatus = meta.story({ ...filteredBy('cmptStatus=2', '已结束', { cmptStatus: 2 }), tags: ['no-picture'] })
export const ByType = meta.story({ ...filteredBy('type=2', '方案应用', { type: '2' }), tags: ['no-picture'] })
export const ByTag = meta.story({ ...filteredBy('tagCode=text', '文本', { tagCode: 'text' }), tags: ['no-picture'] })
export const ByIndustry = meta.story({
  ...filteredBy('indCode=culture', '文化', { indCode: 'culture' }),
  tags: ['no-picture'],
})
export const ByRace = meta.story({ ...filteredBy('raceId=1', '训练场', { raceId: 1 }), tags: ['no-picture'] })
export const Sorted = meta.story({
  ...filteredBy('sort=deadline', '截止时间', { sort: 'deadline' }),
  tags: ['no-picture'],
})

/** A text in the address is in the field, and reaches the call; the form sends it without JavaScript too. */
export const Searched = meta.story({
  tags: ['no-picture'], // as Results, with a text in the field
  parameters: { router: '/competitions?search=%E5%94%90%E8%AF%97' },
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(answering(() => competitionListFixture([competitionBriefFixture(competitions[1])])))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('article')
    await expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ search: '唐诗' }))
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveValue('唐诗')
    await expect(field.closest('form')).toHaveAttribute('action', '/competitions')
    await expect(field.closest('form')).toHaveAttribute('method', 'get')
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
