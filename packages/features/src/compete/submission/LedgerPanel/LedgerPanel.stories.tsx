import { quotaLedger } from '@shulei/contract/compete/submission/calls.ts'
import { CLOSED_NAME } from '@shulei/domain/base/session/closing.ts'
import { ledgerFixture, submitsFixture } from '@shulei/mocks/compete/submission/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { LedgerPanel } from './LedgerPanel.tsx'

const meta = preview.meta({
  title: 'Areas/submission/LedgerPanel',
  component: LedgerPanel,
  args: {
    competition: { id: 1001 },
    quota: { ...submitsFixture().quota, errorUsed: 1 },
    isCounting: true,
    query: { page: 1, isOwn: false, ledger: 1 },
    page: 1,
  },
})

/** Each kind of line: used, cancelled, refused within the allowance, returned by the site. */
export const EveryKind = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await canvas.findByText(text('ledger:kind.cancelled'))
    await expect(canvas.getByText(text('ledger:kind.ours'))).toBeVisible()
    await expect(canvas.getByText(text('ledger:kind.error'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('ledger:close') })).toHaveAttribute(
      'href',
      '/competitions/1001/submits',
    )
  },
})

export const ManyPages = meta.story({
  // the pages under the table of the first story
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(quotaLedger, () => ({ ...ledgerFixture(), total: 55 })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('ledger:next') })).toHaveAttribute(
      'href',
      '/competitions/1001/submits?ledger=2',
    )
  },
})

/** A closed account has its name in the reader's language. */
export const ClosedMember = meta.story({
  tags: ['no-picture'],
  globals: { locale: 'en-US' },
  beforeEach({ msw }) {
    const { list, total } = ledgerFixture()
    const closed = list.map((line) => ({ ...line, person: { ...line.person, name: CLOSED_NAME } }))
    msw.use(mock(quotaLedger, () => ({ list: closed, total })))
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('cell', { name: text('shell:closedName') }))[0]).toBeVisible()
    await expect(canvasElement.innerHTML).not.toContain(CLOSED_NAME)
  },
})

/** A page beyond the end leads to the first. Without a schedule there is no quota of today. */
export const Beyond = meta.story({
  tags: ['no-picture'],
  args: { isCounting: false, page: 99 },
  beforeEach({ msw }) {
    msw.use(mock(quotaLedger, () => ({ list: [], total: 55 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('ledger:beyond'))
    await expect(canvas.getByRole('link', { name: text('ledger:toFirst') })).toHaveAttribute(
      'href',
      '/competitions/1001/submits?ledger=1',
    )
    await expect(canvas.queryByText(text('ledger:today'))).toBeNull()
  },
})

export const Empty = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(quotaLedger, () => ({ list: [], total: 0 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('ledger:empty'))
  },
})

export const Loading = meta.story({
  // the block of a skeleton, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockPending(quotaLedger))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  // the component for errors, which has a picture of its own
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(quotaLedger, 'unavailable'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
