import { certificate } from '@shulei/contract/compete/certificate/calls.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { certificateFixture } from '@shulei/mocks/compete/certificate/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { contestSite } from '../../competition/stories/contestSite.tsx'
import { CertificatePage } from './CertificatePage.tsx'

const { no } = certificateFixture()

const meta = preview.meta({
  title: 'Areas/certificate/CertificatePage',
  component: CertificatePage,
  decorators: [contestSite],
  parameters: { router: `/certificates/${no}`, layout: 'fullscreen', visual: { wholePage: true } },
  args: { no },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('certificate:verdict.valid'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('certificate:download') })).toHaveAttribute(
      'href',
      `/api/certificates/${no}/pdf`,
    )
  },
})

/** A rank of four digits, a very long name, a second round and a corrected list. */
export const LongNames = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mock(certificate, () =>
        certificateFixture({
          rank: 1284,
          total: 12_004,
          round: { cn: '决赛', en: 'Finals' },
          team: { id: 9, name: '一个没有任何标点也没有空格的三十个字的队伍名字用来检查换行是否正常' },
          members: ['Bartholomew Featherstonehaugh', '欧阳', '林知夏', '顾远', '贺汀兰'],
          revision: 2,
          demo: true,
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1284')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** The day of issue is the one that the PDF has, wherever the reader is. */
export const OtherZone = meta.story({
  tags: ['no-picture'], // differs from the first story in a day
  decorators: [
    (Story) => (
      <TimeContext value={{ zone: 'America/New_York', now: Date.now() }}>
        <Story />
      </TimeContext>
    ),
  ],
  beforeEach({ msw }) {
    msw.use(mock(certificate, () => certificateFixture({ issuedAt: '2026-11-14T16:30:00.000Z' })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026/11/15')).toBeVisible()
  },
})

export const Withdrawn = meta.story({
  // differs from the first story in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(certificate, () => certificateFixture({ verdict: 'withdrawn' })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:verdict.withdrawn'))
    await expect(canvas.queryByRole('link', { name: text('certificate:download') })).toBeNull()
  },
})

export const Broken = meta.story({
  // differs from the first story in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(certificate, () => certificateFixture({ verdict: 'broken' })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:verdict.broken'))
  },
})

export const Revoked = meta.story({
  // differs from the first story in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(certificate, () => certificateFixture({ verdict: 'revoked' })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('certificate:verdict.revoked'))
  },
})

export const Loading = meta.story({
  // the block of a skeleton, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(certificate))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const NotFound = meta.story({
  // the component for errors, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(certificate, 'notFound'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
