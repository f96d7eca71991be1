import { keyOf } from '@shulei/client/hooks.ts'
import { competitionProfile } from '@shulei/contract/compete/competition/calls.ts'
import { competitionSubmits, submitResult } from '@shulei/contract/compete/submission/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { fromNow, mockNow } from '@shulei/mocks/clock.ts'
import { participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { ruleIds, submitFixture, submitsFixture, verdictFixture } from '@shulei/mocks/compete/submission/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SWRConfig } from 'swr'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { type SubmitsAnswer, submitsArgs } from '../submits.ts'
import { page } from './SubmitPage.stories.css.ts'
import { SubmitPage } from './SubmitPage.tsx'

const day = 86_400_000
const ids = ruleIds
const good = ['id,births', ...ids.map((id, index) => `${id},${11_200 + index * 37}`)].join('\n')

const meta = preview.meta({
  title: 'Areas/submission/SubmitPage',
  component: SubmitPage,
  args: { competitionId: 1001, loginAddress: 'https://shulei.example/sso/zh-cn/login2' },
  parameters: { router: '/competitions/1001/submits', layout: 'fullscreen', visual: { wholePage: true } },
  decorators: [(Story) => <main className={page}>{Story()}</main>],
  beforeEach({ msw }) {
    msw.use(mock(competitionProfile, () => participatingProfileFixture()))
  },
})

const answers = (overrides: Partial<SubmitsAnswer> = {}) => mock(competitionSubmits, () => submitsFixture(overrides))

/** All rules hold: the form first, the rules in one line. */
export const Allowed = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: pattern('submission:rule.open') })
    await canvas.findByRole('figure')
  },
})

/** Between the lists, with a flagged team: two rules fail. */
export const Blocked = meta.story({
  tags: ['modes'],
  beforeEach({ msw }) {
    const verdict = verdictFixture({ now: mockNow + 9.5 * day, team: { cheatStatus: 1, scheduleId: null } })
    msw.use(answers({ verdict }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: pattern('submission:rule.title') })
    await canvas.findByRole('figure')
  },
})

const competitionReads = fn()

/** Choose, check, send: the new row is on top, announced and focused, and is scored a moment later, when the head is read again. */
export const FromFileToScore = meta.story({
  tags: ['no-picture'], // the row changes with the polling
  beforeEach({ msw }) {
    let polls = -1
    const waiting = submitFixture(7, {
      status: 'queued',
      queuePlace: 1,
      score: null,
      scoredAt: null,
      createdAt: fromNow({}),
    })
    const scored = {
      ...waiting,
      status: 'scored' as const,
      queuePlace: null,
      score: 431.5,
      scoredAt: fromNow({}),
      isBest: false,
    }
    competitionReads.mockClear()
    msw.use(
      mock(competitionProfile, () => {
        competitionReads()
        return participatingProfileFixture()
      }),
      mock(submitResult, () => {
        polls = 0
        return waiting
      }),
      mock(competitionSubmits, () => {
        const before = submitsFixture()
        if (polls < 0) return before
        polls += 1
        return submitsFixture({ all: [polls > 2 ? scored : waiting, ...before.all], total: 7 })
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: text('submission:rule.open') })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('the form has no file input')
    await userEvent.upload(input, new File([good], 'result_07.csv', { type: 'text/csv' }))
    const button = canvas.getByRole('button', { name: text('submission:upload.submit') })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 })
    await expect(competitionReads).toHaveBeenCalledTimes(1)
    await userEvent.click(button)
    const row = () => document.getElementById('submit-9007')
    await waitFor(() => expect(row()).toHaveFocus(), { timeout: 5000 })
    await waitFor(() => expect(document.body).toHaveTextContent(text('submission:upload.done', { no: '7' })), {
      timeout: 5000,
    })
    await waitFor(() => expect(row()).toHaveTextContent('431.500000'), { timeout: 8000 })
    await expect(canvas.getByText(pattern('submission:way.scoredKept', { score: '431.500000' }))).toBeVisible()
    await waitFor(() => expect(competitionReads).toHaveBeenCalledTimes(2))
  },
})

const scoring = submitFixture(7, { status: 'scoring', score: null, scoredAt: null })
const atReload = {
  [keyOf(refs.competitionSubmits, submitsArgs(1001, 1))]: submitsFixture({ all: [scoring], total: 1 }),
}

/** A reload while a file is being scored: the loader's answer starts the polling. */
export const Reloaded = meta.story({
  tags: ['no-picture'],
  decorators: [(Story) => <SWRConfig value={{ fallback: atReload, revalidateIfStale: false }}>{Story()}</SWRConfig>],
  beforeEach({ msw }) {
    msw.use(answers({ all: [submitFixture(7, { score: 431.5 })], total: 1 }))
  },
  play: async () => {
    await waitFor(() => expect(document.getElementById('submit-9007')).toHaveTextContent('431.500000'), {
      timeout: 8000,
    })
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(answers({ all: [], self: [], total: 0, best: null }))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(text('submission:table.empty'))
  },
})

/** A competition that requires sign-up gives a partial answer (B§7). */
export const NeedsSignup = meta.story({
  tags: ['modes'],
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionSubmits, 'needsSignup', { data: {} }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: pattern('submission:page.toSignup') })
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mockPending(competitionSubmits))
  },
})

export const LoadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionSubmits, 'notFound'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

/** The session ends while a submission is being scored: the page's content stays, and the polling stops. */
export const LoggedOut = meta.story({
  beforeEach({ msw }) {
    let requests = 0
    const queued = submitFixture(7, { status: 'queued', queuePlace: 2, score: null, scoredAt: null })
    msw.use(
      http.get('*/api/competitions/1001', ({ request }) => {
        if (new URL(request.url).searchParams.get('part') !== 'submits') return undefined
        if (++requests === 1) return undefined
        return HttpResponse.json(
          { status: 'e401', data: null, errno: 'e40100', message: refusalText('loginFirst') },
          { status: 401 },
        )
      }),
      answers({ all: [queued], self: [queued], total: 1 }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(pattern('submission:upload.loginTitle'), undefined, { timeout: 5000 })
    await expect(canvas.getAllByText(text('submission:table.queuePlace', { place: '2' }))[0]).toBeInTheDocument()
  },
})
