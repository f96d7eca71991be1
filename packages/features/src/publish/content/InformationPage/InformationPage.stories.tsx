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

const withNothing = (total = 0) => mock(informationList, () => ({ ...informationFixture(), list: [], total }))
const toAll = () => ({ name: text('content:information.toAll') })

/** Nothing of the chosen topic. */
export const Empty = meta.story({
  args: { view: { kind: 'activity', topic: 'data', page: 1 } },
  beforeEach: ({ msw }) => msw.use(withNothing()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('content:information.emptyHint'))).toBeVisible()
    await expect(canvas.getByRole('link', toAll())).toHaveAttribute('href', '/information')
  },
})

/** A site that has nothing yet says so, and speaks of no topic. */
export const None = meta.story({
  tags: ['no-picture'], // `Empty` with another sentence
  beforeEach: ({ msw }) => msw.use(withNothing()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('content:information.none.all'))).toBeVisible()
    await expect(canvas.queryByRole('link', toAll())).toBeNull()
  },
})

/** Nothing of one kind, on a page after the first: there is no topic that could be changed. */
export const NoneOfKind = meta.story({
  tags: ['no-picture'], // `Empty` with another sentence
  args: { view: { kind: 'activity', topic: '', page: 2 } },
  beforeEach: ({ msw }) => msw.use(withNothing()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('content:information.none.activity'))).toBeVisible()
    await expect(canvas.queryByText(text('content:information.emptyHint'))).toBeNull()
    await expect(canvas.getByRole('link', toAll())).toHaveAttribute('href', '/information')
  },
})

/** A page after the last one leads to the first of the same list. */
export const NoPage = meta.story({
  tags: ['no-picture'], // `Empty` with another sentence
  args: { view: { kind: 'info', topic: 'data', page: 99 } },
  beforeEach: ({ msw }) => msw.use(withNothing(39)),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: text('content:information.toFirst') })
    await expect(first).toHaveAttribute('href', '/information?kind=info&topic=data')
    await expect(canvas.queryByText(text('content:information.emptyHint'))).toBeNull()
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
