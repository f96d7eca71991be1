import { competitionModels } from '@shulei/contract/people/model/calls.ts'
import { fromNow } from '@shulei/mocks/clock.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { modelsFixture } from '@shulei/mocks/people/model/fixtures.ts'
import { longWord } from '@shulei/ui/stories/longText.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ModelsPage } from './ModelsPage.tsx'

const meta = preview.meta({
  title: 'Areas/model/ModelsPage',
  component: ModelsPage,
  parameters: { router: '/competitions/1004/models', visual: { wholePage: true } },
  args: { competitionId: 1004 },
})

export const Shared = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(4)
    await expect(canvas.getByText(text('models:noDescription'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Elo/ })).toHaveAttribute('href', '/notebooks/9')
    await expect(canvas.getByRole('link', { name: text('models:sort.newest') })).toHaveAttribute(
      'href',
      '/competitions/1004/models?sort=newest',
    )
  },
})

export const NothingFound = meta.story({
  parameters: { router: '/competitions/1004/models?search=xyz' },
  play: async ({ canvas }) => {
    await canvas.findByText(text('models:nothingFound'), { selector: 'p' })
    await expect(canvas.getByRole('link', { name: text('models:all') })).toHaveAttribute(
      'href',
      '/competitions/1004/models',
    )
  },
})

/** A search leaves the focus in its field, and its result is said. */
export const Searching = meta.story({
  // ends like the story before
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('heading', { level: 3 })
    const field = canvas.getByRole('searchbox', { name: text('models:search.label') })
    await userEvent.type(field, 'xyz{Enter}')
    await canvas.findByText(text('models:nothingFound'), { selector: 'p' })
    await expect(field).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(text('models:nothingFound'))
  },
})

/** A page beyond the end leads to the first, in the same order. */
export const Beyond = meta.story({
  // differs from the story before in its words alone
  tags: ['no-picture'],
  parameters: { router: '/competitions/1004/models?sort=newest&page=99' },
  beforeEach({ msw }) {
    msw.use(mock(competitionModels, () => modelsFixture({ list: [] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('models:beyond'))
    await expect(canvas.queryByText(text('models:nothingFound'))).toBeNull()
    await expect(canvas.getByRole('link', { name: text('models:toFirst') })).toHaveAttribute(
      'href',
      '/competitions/1004/models?sort=newest',
    )
  },
})

/** Before the end nothing is shown, and the page says when. */
export const Early = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(competitionModels, () =>
        modelsFixture({ list: [], total: 0, isOpen: false, endsAt: fromNow({ days: 18 }) }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('models:early'))
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
})

const finals = { title: '决赛', titleEn: 'Finals' }

export const LongText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  beforeEach({ msw }) {
    const { list } = modelsFixture()
    const long = list.map((model) => ({ ...model, description: `${longWord}\n${longWord}`, schedule: finals }))
    msw.use(mock(competitionModels, () => modelsFixture({ list: long, total: 64 })))
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 3 })
    await expect(canvas.getAllByText(finals.titleEn)).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mockPending(competitionModels))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionModels, 'unavailable'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
