import { teamCertificate } from '@shulei/contract/compete/certificate/calls.ts'
import { teamCertificateFixture } from '@shulei/mocks/compete/certificate/fixtures.ts'
import { mock, mockPending } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { OwnCertificate } from './OwnCertificate.tsx'

const meta = preview.meta({
  title: 'Areas/competition/OwnCertificate',
  component: OwnCertificate,
  args: { competitionId: 1004 },
})

export const Ready = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('certificate:own.open') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/certificates\/SL-1004-\d+$/),
    )
  },
})

/** Each reason why there is no certificate. */
export const NotEnded = meta.story({
  args: { competitionId: 1001 },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:own.notEnded'))
  },
})

export const Preparing = meta.story({
  // differs from the story before in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(teamCertificate, () => teamCertificateFixture('preparing')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:own.preparing'))
  },
})

export const Seasonal = meta.story({
  // differs from the story before in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(teamCertificate, () => teamCertificateFixture('seasonal')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:own.seasonal'))
  },
})

export const NotRanked = meta.story({
  // differs from the story before in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(teamCertificate, () => teamCertificateFixture('notRanked')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:own.notRanked'))
  },
})

export const Withdrawn = meta.story({
  // differs from the story before in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(teamCertificate, () => teamCertificateFixture('withdrawn')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:own.withdrawn'))
  },
})

export const Loading = meta.story({
  // the lines of a skeleton, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(teamCertificate))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})
