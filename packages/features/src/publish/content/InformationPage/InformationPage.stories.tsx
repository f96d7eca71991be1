import { informationList } from '@shulei/contract/publish/content/calls.ts'
import { mock, mockPending } from '@shulei/mocks/mock.ts'
import { informationFixture } from '@shulei/mocks/publish/content/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { InformationPage } from './InformationPage.tsx'

const meta = preview.meta({
  title: 'Areas/content/InformationPage',
  component: InformationPage,
  parameters: { layout: 'fullscreen', router: '/information', visual: { wholePage: true } },
  args: { view: { kind: 'all', topic: '', page: 1 } },
})

export const All = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards).toHaveLength(4)
    await expect(cards[0]).toHaveAttribute('data-featured')
    await expect(cards[3]).toHaveTextContent(text('content:meeting.soon'))
  },
})

/** Activities alone; no text is shown large. */
export const Activities = meta.story({
  tags: ['no-picture'], // a part of the story before
  args: { view: { kind: 'activity', topic: '', page: 1 } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(cards).toHaveLength(1)
    await expect(cards[0]).not.toHaveAttribute('data-featured')
    await expect(canvas.getByRole('link', { name: text('content:information.kinds.activity') })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
})

export const Empty = meta.story({
  args: { view: { kind: 'activity', topic: '', page: 1 } },
  beforeEach({ msw }) {
    msw.use(mock(informationList, () => ({ ...informationFixture(), list: [], total: 0 })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('content:information.toAll') })).toHaveAttribute(
      'href',
      '/information',
    )
  },
})

/** A site that has nothing yet says so, and speaks of no filter. */
export const None = meta.story({
  tags: ['no-picture'], // `Empty` with another sentence
  beforeEach({ msw }) {
    msw.use(mock(informationList, () => ({ ...informationFixture(), list: [], total: 0 })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('content:information.none'))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('content:information.toAll') })).toBeNull()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'], // the loading ring, which has a picture of its own
  beforeEach({ msw }) {
    msw.use(mockPending(informationList))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('shell:a11y.loading'))).toBeInTheDocument()
  },
})
