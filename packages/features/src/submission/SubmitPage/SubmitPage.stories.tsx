import { competitionProfile } from '@shulei/contract/competition/calls.ts'
import { competitionSubmits, submitResult } from '@shulei/contract/submission/calls.ts'
import { fromNow, mockNow } from '@shulei/mocks/clock.ts'
import { participatingProfileFixture } from '@shulei/mocks/competition/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import {
  submissionRulesFixture,
  submitFixture,
  submitsFixture,
  verdictFixture,
} from '@shulei/mocks/submission/fixtures.ts'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import type { SubmitsAnswer } from '../submits.ts'
import { page } from './SubmitPage.stories.css.ts'
import { SubmitPage } from './SubmitPage.tsx'

const day = 86_400_000
const { ids } = submissionRulesFixture()
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

/** Everything holds: form first, the rules in one line. */
export const Allowed = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /现在可以提交|You can submit now/ })
    await canvas.findByRole('figure')
  },
})

/** Between the lists, with a flagged team: the mock-up's two reasons. */
export const Blocked = meta.story({
  tags: ['modes'],
  beforeEach({ msw }) {
    const verdict = verdictFixture({ now: mockNow + 9.5 * day, team: { cheatStatus: 1, scheduleId: null } })
    msw.use(answers({ verdict }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /为什么现在不能提交|Why you cannot submit now/ })
    await canvas.findByRole('figure')
  },
})

/** Choose, check, send: the row stands on top, is told of, has the focus, and is scored a moment later. */
export const FromFileToScore = meta.story({
  tags: ['no-picture'], // the row comes and goes with the polling
  beforeEach({ msw }) {
    let polls = -1
    const waiting = submitFixture(7, {
      status: 'queued',
      queuePlace: 1,
      score: null,
      scoredAt: null,
      createdAt: fromNow({}),
    })
    const scored = { ...waiting, status: 'scored' as const, queuePlace: null, score: 431.5, scoredAt: fromNow({}) }
    msw.use(
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
    await canvas.findByRole('heading', { name: '现在可以提交' })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('the form has no file input')
    await userEvent.upload(input, new File([good], 'result_07.csv', { type: 'text/csv' }))
    const button = canvas.getByRole('button', { name: '提交' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 5000 })
    await userEvent.click(button)
    const row = () => document.getElementById('submit-9007')
    await waitFor(() => expect(row()).toHaveFocus(), { timeout: 5000 })
    await waitFor(() => expect(document.body).toHaveTextContent('已提交，这是第 7 次'), { timeout: 5000 })
    await waitFor(() => expect(row()).toHaveTextContent('431.500000'), { timeout: 8000 })
  },
})

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(answers({ all: [], self: [], total: 0, best: null }))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有提交')
  },
})

/** A competition that asks for sign-up first answers in part (B§7). */
export const NeedsSignup = meta.story({
  tags: ['modes'],
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionSubmits, 'needsSignup', '请先报名或输入竞赛口令。', {}))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /去报名|Sign up/ })
  },
})

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(mockPending(competitionSubmits))
  },
})

export const LoadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(competitionSubmits, 'notFound', '您访问的内容不存在或已被删除。'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
})

/** The session ends while an entry is waited for: what is on the page stays, and the polling stops. */
export const LoggedOut = meta.story({
  beforeEach({ msw }) {
    let asked = 0
    const queued = submitFixture(7, { status: 'queued', queuePlace: 2, score: null, scoredAt: null })
    msw.use(
      http.get('*/api/competitions/1001', ({ request }) => {
        if (new URL(request.url).searchParams.get('part') !== 'submits') return undefined
        if (++asked === 1) return undefined
        return HttpResponse.json(
          { status: 'e401', data: null, errno: 'e40100', message: '请先登录。' },
          { status: 401 },
        )
      }),
      answers({ all: [queued], self: [queued], total: 1 }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/登录已过期/, undefined, { timeout: 5000 })
    await expect(canvas.getAllByText('队列第 2')[0]).toBeInTheDocument()
  },
})
