import { competitionProfile } from '@shulei/contract/compete/competition/calls.ts'
import { submitCompetitions } from '@shulei/contract/compete/submission/calls.ts'
import { participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { ownCompetitionsFixture } from '@shulei/mocks/compete/submission/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { StandAlonePage } from './StandAlonePage.tsx'

const meta = preview.meta({
  title: 'Areas/submission/StandAlonePage',
  component: StandAlonePage,
  args: { chosenId: null, loginAddress: 'https://shulei.example/sso/zh-cn/login2' },
  parameters: { router: '/competitions/submit', layout: 'fullscreen', visual: { wholePage: true } },
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => participatingProfileFixture()))
  },
})

export const Choosing = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText(text('stand-alone-submit:pick'))).toBeVisible()
  },
})

/** The chosen competition: the same verdict and form as on its tab. */
export const Chosen = meta.story({
  tags: ['no-picture'],
  args: { chosenId: 1001 },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: pattern('submission:rule.open') })
    await expect(canvas.getByRole('button', { name: pattern('submission:upload.submit') })).toBeVisible()
    const current = canvas.getAllByRole('link', { current: true }).map((link) => link.getAttribute('href'))
    await expect(current).toContain('/competitions/submit?id=1001')
  },
})

/** The address names a competition to which the reader cannot submit: a sentence says so, and nothing is chosen in its place. */
export const NotYours = meta.story({
  tags: ['no-picture'],
  args: { chosenId: 999_999 },
  beforeEach({ msw }) {
    msw.use(mock(submitCompetitions, () => ({ list: ownCompetitionsFixture().list.slice(0, 1) })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('stand-alone-submit:notYours'))
    await expect(canvas.getByText(text('stand-alone-submit:pick'))).toBeVisible()
    await expect(canvas.queryByRole('link', { current: true })).toBeNull()
  },
})

/** A single competition needs no choice. */
export const OnlyOne = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(submitCompetitions, () => ({ list: ownCompetitionsFixture().list.slice(0, 1) })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: pattern('submission:rule.open') })
  },
})

/** The list is empty. A reader whose address names a competition reads that it cannot be used, too. */
export const None = meta.story({
  tags: ['no-picture'],
  args: { chosenId: 999_999 },
  beforeEach({ msw }) {
    msw.use(mock(submitCompetitions, () => ({ list: [] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('stand-alone-submit:find') })).toHaveAttribute(
      'href',
      '/competitions',
    )
    await expect(canvas.getByText(text('stand-alone-submit:notYours'))).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(submitCompetitions))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(submitCompetitions, 'unavailable'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
