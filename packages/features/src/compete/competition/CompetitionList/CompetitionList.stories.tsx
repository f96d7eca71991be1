import { competitionList } from '@shulei/contract/compete/competition/calls.ts'
import { competitions } from '@shulei/mocks/cast/competitions.ts'
import { competitionBriefFixture, competitionListFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../stories/contestSite.tsx'
import { CompetitionList } from './CompetitionList.tsx'

const meta = preview.meta({
  title: 'Areas/competition/CompetitionList',
  component: CompetitionList,
  decorators: [contestSite],
  parameters: { layout: 'fullscreen', router: '/competitions', visual: { wholePage: true } },
})

/** Records the query of every list call. */
const requests = fn()

const answering = (answer: () => ReturnType<typeof competitionListFixture>) =>
  mock(competitionList, ({ query }) => {
    requests(query)
    return answer()
  })

export const Results = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(competitions.length))
    await expect(canvas.getByRole('status')).toHaveTextContent(String(competitions.length))
  },
})

/** Without a filter every row shows its “all” option, which comes before the options that the server lists. */
export const AllEntries = meta.story({
  tags: ['no-picture'], // same picture as Results
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    for (const filter of ['status', 'type', 'tag', 'industry', 'race'] as const) {
      const list = canvas.getByRole('list', { name: text(`competition-list:${filter}`) })
      const [first, ...others] = within(list).getAllByRole('link')
      await expect(first).toHaveTextContent(text('competition-list:all'))
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

/** No competition matches: the open ones are offered instead (B§3). */
export const Empty = meta.story({
  parameters: { router: '/competitions?search=%E7%81%AB%E6%98%9F' },
  beforeEach: ({ msw }) => msw.use(mock(competitionList, () => competitionListFixture([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('competition-list:empty'))).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: text('competition-list:recommends') })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('火星')
  },
})

/** A site that has nothing yet says so, and speaks of no filter. */
export const None = meta.story({
  tags: ['no-picture'], // `Empty` with another sentence
  beforeEach: ({ msw }) => msw.use(mock(competitionList, () => competitionListFixture([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('competition-list:none'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('competition-list:reset') })).toBeNull()
  },
})

/** The order is no filter: there is nothing that could be cleared. */
export const NoneSorted = meta.story({
  tags: ['no-picture'], // `None` with another order
  parameters: { router: '/competitions?sort=newest' },
  beforeEach: ({ msw }) => msw.use(mock(competitionList, () => competitionListFixture([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('competition-list:none'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('competition-list:reset') })).toBeNull()
  },
})

/** An address beyond the last page leads to that page, and speaks of no filter. */
export const NoPage = meta.story({
  tags: ['no-picture'], // `Empty` with another sentence
  parameters: { router: '/competitions?page=99' },
  beforeEach: ({ msw }) => msw.use(mock(competitionList, () => competitionListFixture([], 39))),
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('link', { name: text('competition-list:lastPage') })
    await expect(last).toHaveAttribute('href', '/competitions?page=4')
    await expect(canvas.queryByText(text('competition-list:empty'))).toBeNull()
  },
})

/** Every filter is part of the address and of the call; each choice is a link that keeps the other filters. */
export const Filtered = meta.story({
  parameters: { router: '/competitions?type=1&tagCode=text&cmptStatus=0&sort=deadline&page=2' },
  beforeEach: ({ msw }) => {
    requests.mockClear()
    msw.use(answering(() => competitionListFixture([competitionBriefFixture(competitions[1])], 11)))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article')
    await expect(requests).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: '1', tagCode: 'text', cmptStatus: 0, sort: 'deadline', page: 2, per_page: 10 }),
    )
    const industry = canvas.getByRole('link', { name: '文化' })
    await expect(industry).toHaveAttribute('href', expect.stringContaining('tagCode=text'))
    await expect(industry).toHaveAttribute('href', expect.not.stringContaining('page='))
    industry.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: '文化' })).toHaveAttribute('aria-current'))
    await waitFor(() =>
      expect(requests).toHaveBeenLastCalledWith(expect.objectContaining({ indCode: 'culture', page: 1 })),
    )
  },
})

/** Sets one filter in the address and checks the call. Without a picture: it would repeat that of Filtered. */
const filteredBy = (query: string, chosen: () => string, call: Record<string, unknown>) => ({
  parameters: { router: `/competitions?${query}` },
  beforeEach: ({ msw }: { msw: { use: (handler: ReturnType<typeof answering>) => void } }) => {
    requests.mockClear()
    msw.use(answering(() => competitionListFixture([competitionBriefFixture(competitions[1])])))
  },
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await canvas.findByRole('article')
    await expect(requests).toHaveBeenLastCalledWith(expect.objectContaining(call))
    await expect(canvas.getByRole('link', { name: chosen() })).toHaveAttribute('aria-current', 'true')
    // the order is no filter
    const resets = canvas.queryAllByRole('link', { name: text('competition-list:reset') })
    await expect(resets.map((link: HTMLElement) => link.getAttribute('href'))).toEqual(
      'sort' in call ? [] : ['/competitions'],
    )
  },
})

export const ByStatus = meta.story({
  ...filteredBy('cmptStatus=2', () => text('competition:state.ended'), { cmptStatus: 2 }),
  tags: ['no-picture'],
})
export const ByType = meta.story({
  ...filteredBy('type=2', () => text('competition:type.solution'), { type: '2' }),
  tags: ['no-picture'],
})
export const ByTag = meta.story({
  ...filteredBy('tagCode=text', () => '文本', { tagCode: 'text' }),
  tags: ['no-picture'],
})
export const ByIndustry = meta.story({
  ...filteredBy('indCode=culture', () => '文化', { indCode: 'culture' }),
  tags: ['no-picture'],
})
export const ByRace = meta.story({ ...filteredBy('raceId=1', () => '训练场', { raceId: 1 }), tags: ['no-picture'] })
export const Sorted = meta.story({
  ...filteredBy('sort=deadline', () => text('competition-list:sorts.deadline'), { sort: 'deadline' }),
  tags: ['no-picture'],
})

/** The search text of the address fills the field and reaches the call; the form also works without JavaScript. */
export const Searched = meta.story({
  tags: ['no-picture'], // same picture as Results, with a text in the field
  parameters: { router: '/competitions?search=%E5%94%90%E8%AF%97' },
  beforeEach: ({ msw }) => {
    requests.mockClear()
    msw.use(answering(() => competitionListFixture([competitionBriefFixture(competitions[1])])))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('article')
    await expect(requests).toHaveBeenLastCalledWith(expect.objectContaining({ search: '唐诗' }))
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
    await expect(
      await canvas.findByRole('link', { current: 'page', name: text('competition-list:page', { page: '2' }) }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('competition-list:next') })).toHaveAttribute(
      'href',
      '/competitions?page=3',
    )
  },
})

/** The error in the reader's language, with a button to retry. */
export const Failed = meta.story({
  // The final state is the picture of `Results`.
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(competitionList, 'tooMany')),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText(refusalText('tooMany'), {}, { timeout: 10_000 })).toBeVisible()
    msw.use(mock(competitionList, () => competitionListFixture()))
    await userEvent.click(canvas.getByRole('button', { name: text('shell:action.retry') }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(competitions.length))
  },
})

/** The list while the server keeps refusing. */
export const FailedAndStays = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(competitionList, 'tooMany')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: text('shell:action.retry') }, { timeout: 10_000 }),
    ).toBeVisible()
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

/** On a phone the competitions come first: the other filters open on demand, and their button names the chosen ones. */
export const PhoneFilters = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { router: '/competitions?tagCode=text' },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: text('competition-list:moreFilters') })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText(text('competition-list:chosen', { count: 1 }))).toBeVisible()
    await expect(canvas.queryByRole('list', { name: text('competition-list:industry') })).toBeNull()
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('list', { name: text('competition-list:industry') })).toBeVisible()
    await canvas.findAllByRole('article')
  },
})
