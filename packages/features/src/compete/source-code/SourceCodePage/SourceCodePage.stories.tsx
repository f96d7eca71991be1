import { sourceCode, sourceCompetitions } from '@shulei/contract/compete/source-code/calls.ts'
import { askedFixture, sourceCompetitionsFixture, sourcesFixture } from '@shulei/mocks/compete/source-code/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { SourceCodePage } from './SourceCodePage.tsx'

const meta = preview.meta({
  title: 'Areas/source-code/SourceCodePage',
  component: SourceCodePage,
  args: { query: { id: 1003, version: null, page: 1 } },
  parameters: { router: '/competitions/source-code', layout: 'fullscreen', visual: { wholePage: true } },
})

/** The window is open: what is asked for, the form, the versions. */
export const Open = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: text('source-code:ask.title') })
    await expect(canvas.getByRole('button', { name: text('source-code:upload.submit') })).toBeVisible()
    await canvas.findByText(text('source-code:list.current'))
  },
})

/** A team that is not among the first ones reads why it has no form. A window over the turn of the year names both years. */
export const NotAsked = meta.story({
  tags: ['no-picture'], // the first story without its form
  beforeEach({ msw }) {
    const asked = askedFixture({ end: '2027-01-05T02:00:00Z', refusal: 'sourceRankTooLow', rank: 14 })
    msw.use(mock(sourceCode, () => sourcesFixture({ list: [], total: 0, asked })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('source-code:refusal.sourceRankTooLow', { places: '10' }))
    await expect(canvas.getByText(/2026\/11\/\d\d .*2027\/01\/05 /)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('source-code:upload.submit') })).toBeNull()
  },
})

export const Choosing = meta.story({
  tags: ['no-picture'],
  args: { query: { id: null, version: null, page: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(text('source-code:pickHint'))).toBeVisible()
  },
})

/** A single competition needs no choice. */
export const OnlyOne = meta.story({
  tags: ['no-picture'],
  args: { query: { id: null, version: null, page: 1 } },
  beforeEach({ msw }) {
    msw.use(mock(sourceCompetitions, () => ({ list: sourceCompetitionsFixture().list.slice(0, 1) })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: text('source-code:list.title') })
  },
})

/** The address names a competition to which the reader cannot hand in source code: nothing is chosen in its place. */
export const NotYours = meta.story({
  tags: ['no-picture'],
  args: { query: { id: 999_999, version: null, page: 1 } },
  beforeEach({ msw }) {
    msw.use(mock(sourceCompetitions, () => ({ list: sourceCompetitionsFixture().list.slice(0, 1) })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('source-code:notYours'))
    await expect(canvas.getByText(text('source-code:pick'))).toBeVisible()
    await expect(canvas.queryByRole('link', { current: true })).toBeNull()
  },
})

/** The list is empty. A reader whose address names a competition reads that it cannot be used, too. */
export const None = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(sourceCompetitions, () => ({ list: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('source-code:find') })).toHaveAttribute(
      'href',
      '/competitions',
    )
    await expect(canvas.getByText(text('source-code:notYours'))).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(sourceCompetitions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(sourceCompetitions, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
