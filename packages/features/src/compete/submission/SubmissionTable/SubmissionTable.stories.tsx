import type { ErrorName } from '@shulei/contract/errors.ts'
import { fromNow } from '@shulei/mocks/clock.ts'
import { submitFixture } from '@shulei/mocks/compete/submission/fixtures.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { han50, longWord } from '@shulei/ui/stories/longText.ts'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { perPage, type Submit } from '../submits.ts'
import { SubmissionTable } from './SubmissionTable.tsx'

const log = (code: string, facts: Submit['logs'][number]['facts'] = {}, at = fromNow({ minutes: -30 })) => ({
  at,
  level:
    code.startsWith('problem') || code === 'log.refused' || code === 'log.gaveUp'
      ? ('error' as const)
      : ('info' as const),
  code,
  facts,
})
const accepted = log('log.accepted', { file: 'lgb_seed7.csv', bytes: 5859 })
const scored = [accepted, log('log.queued'), log('log.started'), log('log.checked', { rows: 365 }), log('log.scored')]
const waiting = { score: null, scoredAt: null } as const

const statuses: Submit[] = [
  submitFixture(14, { ...waiting, status: 'uploaded', logs: [accepted, log('log.waiting')] }),
  submitFixture(13, { ...waiting, status: 'queued', queuePlace: 3, logs: [accepted, log('log.queued')] }),
  submitFixture(12, { ...waiting, status: 'scoring', logs: [accepted, log('log.queued'), log('log.started')] }),
  submitFixture(11, { isBest: true, share: true, description: '五折集成，去掉 4 号浮标后重训', logs: scored }),
  submitFixture(10, {
    ...waiting,
    status: 'failed',
    logs: [
      accepted,
      log('log.queued'),
      log('log.started'),
      log('log.refused', { problems: 12 }),
      log('problem.idMissing', { id: '2014-01-05', line: null, column: null, value: null, count: 12 }),
      log('log.moreProblems', { count: 11 }),
      log('log.errorAllowance', { used: 1, limit: 3 }),
    ],
  }),
  submitFixture(9, {
    ...waiting,
    status: 'failed',
    refunded: true,
    logs: [accepted, log('log.gaveUp', { attempts: 3 }), log('log.refunded')],
  }),
  submitFixture(8, { list: 'B', logs: [...scored, log('log.hiddenScored')] }),
  submitFixture(7, { ...waiting, status: 'cancelled', logs: [accepted, log('log.cancelled', { name: '林澄' })] }),
]
const rescoredFacts = {
  was: '0.797969',
  wasB: '0.801250',
  reasonCn: '官方更正了 250 行标签',
  reasonEn: '250 labels were corrected',
}
const rescored = submitFixture(6, {
  list: 'B',
  scoreB: 0.791203,
  logs: [...scored, log('log.rescoredBoth', rescoredFacts, fromNow({ days: 1 }))],
})
const mine = statuses.filter(({ no }) => no % 3 !== 0)

const meta = preview.meta({
  title: 'Areas/submission/SubmissionTable',
  component: SubmissionTable,
  args: {
    competition: { id: 1001, metric: 'rmse' },
    answer: { all: statuses, self: mine, total: 14 },
    query: { page: 1, isOwn: false, ledger: null },
    newId: null,
    isFlagged: false,
    onChanged: fn(),
    onStale: fn(),
  },
})

/** Uploaded, queued with its place, scoring, scored, failed by its own fault and by the platform's. */
export const EveryStatus = meta.story({ tags: ['modes', 'modes-paper'] })

/** The row of a failed submission opens its log. */
export const LogOfAFailure = meta.story({
  tags: ['modes-colours'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text('submission:table.detailsOf', { no: '10' })))
    await expect(canvas.getByText(/共 12 处问题|problems found: 12/)).toBeVisible()
  },
})

/** Description, scores of both lists, files, checksum and log of a scored submission. */
export const Details = meta.story({
  tags: ['modes-colours'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text('submission:table.detailsOf', { no: '11' })))
    await expect(canvas.getByText('五折集成，去掉 4 号浮标后重训')).toBeVisible()
  },
})

/** A rescore names both old scores, and its line the day, which is another one than that of the line before. */
export const RescoredLater = meta.story({
  // differs from the story before in a line alone
  tags: ['no-picture'],
  args: { answer: { all: [rescored], self: [], total: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text('submission:table.detailsOf', { no: '6' })))
    const lines = within(canvas.getByRole('list', { name: text('submission:table.log') })).getAllByRole('listitem')
    await expect(lines.at(-1)).toHaveTextContent(/^\d\d\/\d\d \d\d:\d\d:\d\d.*0\.797969.*0\.801250/)
    await expect(lines[0]).toHaveTextContent(/^\d\d:\d\d:\d\d/)
  },
})

const refused = (errno: string, reason: ErrorName) =>
  HttpResponse.json({ status: 'e409', data: null, errno, message: refusalText(reason) }, { status: 409 })

/**
 * A waiting submission is cancelled, and a shared one taken back. A refusal says why: the evaluation began in the meantime, or the
 * team was banned. The button of a submission that waits no longer goes; the reason stays, and the row has the focus.
 */
export const Changes = meta.story({
  tags: ['no-picture'],
  render: function Page(args) {
    const [answer, setAnswer] = useState(args.answer)
    const change = (next: (before: Submit) => Submit) => setAnswer((now) => ({ ...now, all: now.all.map(next) }))
    return (
      <SubmissionTable
        {...args}
        answer={answer}
        onChanged={(changed) => {
          args.onChanged(changed)
          change((one) => (one.id === changed.id ? changed : one))
        }}
        onStale={() => {
          args.onStale()
          change((one) => (one.status === 'queued' ? { ...one, status: 'scoring', queuePlace: null } : one))
        }}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      http.post('*/api/competitions/1001/submits/9014/cancel', () => undefined),
      http.post('*/api/competitions/1001/submits/9013/cancel', () => refused('e42013', 'cancelTooLate')),
      http.put('*/api/competitions/1001/submits/9008/share', () => refused('e42007', 'teamBanned')),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const cancelOf = (no: string) => canvas.getByRole('button', { name: text('submission:table.cancelOf', { no }) })
    const late = cancelOf('13')
    await userEvent.click(late)
    await waitFor(() => expect(args.onStale).toHaveBeenCalled())
    await waitFor(() => expect(late).not.toBeInTheDocument())
    await expect(canvas.getByRole('alert')).toHaveTextContent(refusalText('cancelTooLate'))
    // the sentence stays beside the score that comes next, so it announces no result
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(/结果|result/)
    await expect(document.getElementById('submit-9013')).toHaveFocus()
    await userEvent.click(cancelOf('14'))
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith(expect.objectContaining({ id: 9014, status: 'cancelled' })),
    )
    await expect(document.getElementById('submit-9014')).toHaveFocus()
    for (const no of ['10', '11', '8']) {
      await userEvent.click(canvas.getByText(text('submission:table.detailsOf', { no })))
    }
    await expect(canvas.queryByRole('button', { name: text('submission:table.shareOf', { no: '10' }) })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: text('submission:table.shareOf', { no: '8' }) }))
    await canvas.findByText(refusalText('teamBanned'))
    await expect(args.onStale).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: text('submission:table.unshareOf', { no: '11' }) }))
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenLastCalledWith(expect.objectContaining({ id: 9011, share: false })),
    )
  },
})

export const Own = meta.story({ args: { query: { page: 1, isOwn: true, ledger: null } } })
export const JustSubmitted = meta.story({ args: { newId: 9014 } })
export const Empty = meta.story({ tags: ['modes-colours'], args: { answer: { all: [], self: [], total: 0 } } })
export const EmptyOwn = meta.story({
  args: { query: { page: 1, isOwn: true, ledger: null }, answer: { all: statuses, self: [], total: 14 } },
})

export const ManyPages = meta.story({
  args: {
    answer: { all: Array.from({ length: perPage }, (_, i) => submitFixture(60 - i)), self: [], total: 93 },
    query: { page: 2, isOwn: false, ledger: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('submission:table.next') })).toHaveAttribute(
      'href',
      '/competitions/1001/submits?page=3',
    )
  },
})

export const LongNames = meta.story({
  tags: ['modes-colours'],
  args: {
    answer: {
      all: [
        submitFixture(14, {
          isBest: true,
          share: true,
          resultFile: { ...submitFixture(14).resultFile, name: longWord },
          submitter: { id: 1, name: han50.slice(0, 30), avatar: null },
          description: han50,
          score: 123_456_789.123_456,
          logs: scored,
        }),
        submitFixture(13, { resultFile: { ...submitFixture(13).resultFile, name: `${han50}.csv` }, logs: scored }),
      ],
      self: [],
      total: 2,
    },
  },
})

/** A person whose submissions stay with a team that they have left reads them, and changes nothing about them. */
export const OfFormerTeam = meta.story({
  tags: ['no-picture'],
  args: { answer: { all: [], self: statuses.map((one) => ({ ...one, formerTeam: '近岸观察组' })), total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(text('submission:table.formerTeam', { team: '近岸观察组' }))).toHaveLength(8)
    await expect(canvas.queryByRole('button', { name: text('submission:table.cancelOf', { no: 13 }) })).toBeNull()
    await expect(canvas.getAllByRole('link', { name: /下载/ }).length).toBeGreaterThan(7)
  },
})
