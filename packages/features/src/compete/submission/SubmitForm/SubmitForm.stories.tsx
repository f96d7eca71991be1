import { submissionRules, submitResult } from '@shulei/contract/compete/submission/calls.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import {
  ruleIds,
  submissionRulesFixture,
  submitFixture,
  submitsFixture,
  verdictFixture,
} from '@shulei/mocks/compete/submission/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { createRoutesStub, Link } from 'react-router'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import type { Competition } from '../../competition/useCompetition.ts'
import type { Submit } from '../submits.ts'
import { SubmitForm } from './SubmitForm.tsx'

const ids = ruleIds
const good = ['id,births', ...ids.map((id, index) => `${id},${11_200 + index * 37}`)].join('\n')
const quota = submitsFixture().quota
const submission = submitFixture(7, { status: 'queued', queuePlace: 1, score: null, scoredAt: null })
/** A submission of the file `good`. */
const withGood = (one: Submit): Submit => ({
  ...one,
  resultFile: {
    ...one.resultFile,
    sha256: '1e509e8bbaceb265ae5f71cc041b6bbcd2945fe5cbf19244b569ce501473a3dc',
  },
})

const meta = preview.meta({
  title: 'Areas/submission/SubmitForm',
  component: SubmitForm,
  args: {
    competition: participatingProfileFixture() as Competition,
    verdict: verdictFixture(),
    quota,
    ledgerAddress: '/competitions/1001/submits?ledger=1#ledger',
    submissions: [],
    loginAddress: 'https://shulei.example/sso/zh-cn/login2',
    onDone: fn(),
    onStale: fn(),
  },
  beforeEach: () => localStorage.clear(),
})

async function choose(canvasElement: HTMLElement, text: string | Blob = good, name = 'result_1123_ens.csv') {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the form has no file input')
  await userEvent.upload(input, new File([text], name, { type: 'text/csv' }), { applyAccept: false })
}

/** Finds the submit button of the form, in either language. */
const button = (canvas: { getByRole: (role: 'button', options: object) => HTMLElement }) =>
  canvas.getByRole('button', { name: pattern('submission:upload.submit') })
const ready = (canvas: Parameters<typeof button>[0]) =>
  waitFor(() => expect(button(canvas)).not.toHaveAttribute('aria-disabled'), { timeout: 5000 })

/** Without a file the button is reachable and says what is missing. */
export const Allowed = meta.story({
  play: async ({ canvas, args }) => {
    await expect(button(canvas)).toHaveAccessibleDescription(pattern('submission:upload.why.noFile'))
    button(canvas).focus()
    await expect(button(canvas)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

/** Without a schedule nothing counts: the way to the ledger stands alone. */
export const Over = meta.story({
  tags: ['no-picture'], // differs from Blocked in its corner
  args: { verdict: verdictFixture({ quota: null }, competitionOf('football-result')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('submission:upload.ledger') })).toBeVisible()
    await expect(canvas.queryByText(pattern('submission:upload.quotaResets'))).toBeNull()
  },
})

const askedForRules = fn()

/** A member has used tries in a team that they have left. */
export const TriesBrought = meta.story({
  tags: ['no-picture'],
  args: { quota: { ...quota, brought: [{ name: '林晓舟', used: 2 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('submission:upload.quotaBrought', { count: 2, name: '林晓舟' }))).toBeVisible()
  },
})

/** Before the sign-up the rules are not asked for, which would be refused: the file is kept unchecked. */
export const Blocked = meta.story({
  tags: ['modes-colours'],
  args: { verdict: verdictFixture({ signupState: 0, team: { cheatStatus: 1, scheduleId: null } }) },
  beforeEach({ msw }) {
    askedForRules.mockClear()
    msw.use(
      mock(submissionRules, () => {
        askedForRules()
        return submissionRulesFixture()
      }),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await expect(await canvas.findByText(text('submission:file.keeps'))).toBeVisible()
    await expect(button(canvas)).toHaveAccessibleDescription(pattern('submission:rule.reason.notSignedUp'))
    await expect(askedForRules).not.toHaveBeenCalled()
    await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true')
  },
})

/**
 * Step 1 or 2 of the completion gate: a press shows a message and redirects to the guide after 2 s, unless it is
 * cancelled.
 */
export const InformationMissing = meta.story({
  tags: ['modes-colours'],
  args: { verdict: verdictFixture({ completion: { step: 'binding', missing: ['birthday'], page: 'basic' } }) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await expect(button(canvas)).toHaveAccessibleDescription(pattern('submission:rule.reason.profileIncomplete'))
    await expect(button(canvas)).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button(canvas))
    await expect(canvas.getByRole('alert')).toHaveTextContent(pattern('submission:redirect.message'))
    canvas.getByRole('button', { name: pattern('submission:redirect.stop') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(button(canvas)).toHaveFocus()
    await new Promise((done) => setTimeout(done, 2200))
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(pattern('submission:redirect.message'))
    await expect(canvas.getByText('result_1123_ens.csv')).toBeVisible()
    await expect(canvas.getByRole('link', { name: pattern('submission:redirect.go') })).toHaveAttribute(
      'href',
      '/guide/step-1?origin=%2F',
    )
    await userEvent.click(document.body)
  },
})

export const OccupationMissing = meta.story({
  tags: ['modes-colours'],
  args: { verdict: verdictFixture({ completion: { step: 'occupation', missing: ['career'], page: 'occupation' } }) },
  play: async ({ canvas }) => {
    await expect(button(canvas)).toHaveAccessibleDescription(pattern('submission:rule.reason.occupationIncomplete'))
    await userEvent.click(button(canvas))
    await userEvent.click(await canvas.findByRole('button', { name: pattern('submission:redirect.stop') }))
  },
})

/** Step 3: a link to the verification is shown, without a redirect. */
export const RealNameMissing = meta.story({
  tags: ['modes-colours'],
  args: {
    verdict: verdictFixture({ completion: { step: 'realName', missing: ['realName'], page: 'verification' } }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas))
    await expect(canvas.getByRole('alert')).toHaveTextContent(pattern('submission:redirect.realName'))
    await expect(canvas.getByRole('link', { name: pattern('submission:rule.remedy.verification') })).toHaveAttribute(
      'href',
      '/guide/step-4?origin=%2F',
    )
    await expect(canvas.queryByRole('button', { name: pattern('submission:redirect.stop') })).toBeNull()
  },
})

/** The message redirects after its delay; after coming back, the form has the chosen and typed values. */
export const LeadsToTheGuide = meta.story({
  tags: ['no-picture'], // same form as in FileOk
  parameters: { router: false },
  args: {
    competition: { ...(participatingProfileFixture() as Competition), id: 1998 },
    verdict: verdictFixture({ completion: { step: 'binding', missing: ['birthday'], page: 'basic' } }),
  },
  render: function Site(args) {
    const [Routes] = useState(() =>
      createRoutesStub([
        { path: '/competitions/1998/submits', Component: () => <SubmitForm {...args} /> },
        { path: '/guide/step-1', Component: () => <Link to="/competitions/1998/submits">回到提交页</Link> },
      ]),
    )
    return <Routes initialEntries={['/competitions/1998/submits']} />
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), '五折集成')
    await userEvent.click(button(canvas))
    await userEvent.click(await canvas.findByRole('link', { name: '回到提交页' }, { timeout: 4000 }))
    await expect(await canvas.findByRole('textbox')).toHaveValue('五折集成')
    await expect(canvas.getByText('result_1123_ens.csv')).toBeVisible()
  },
})

/** The worker has checked the file, which is ready to be sent. The focus of the button that chose it is there again. */
export const FileOk = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    canvas.getAllByRole('button', { name: pattern('submission:file.choose') })[0]?.focus()
    await choose(canvasElement)
    await ready(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: pattern('submission:file.change') })).toHaveFocus())
    await expect(canvas.getByText(text('submission:file.passed')).parentElement).toHaveRole('status')
    await userEvent.type(canvas.getByRole('textbox'), '五折集成')
    await expect(canvas.getByText('4 / 500')).toBeVisible()
  },
})

export const FileWithProblems = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, good.replace('2014-01-05', '2014-01-04'))
    await expect(await canvas.findByRole('alert', undefined, { timeout: 5000 })).toHaveTextContent('发现 2 处问题')
    await expect(button(canvas)).toHaveAccessibleDescription(text('submission:upload.why.problems'))
  },
})

/** Excel in China saves CSV in GB18030. */
export const ForeignEncoding = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement,
      new Blob([new Uint8Array([0x69, 0x64, 0x2c, 0xc8, 0xcb, 0xca, 0xfd, 0x0a, 0x31, 0x2c, 0x32, 0x0a])]),
    )
    await canvas.findByText(pattern('submission:problem.encoding'), undefined, { timeout: 5000 })
  },
})

export const WrongType = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'x', 'result.docx')
    await expect(canvas.getByRole('alert')).toHaveTextContent('.csv .txt')
  },
})

export const SameFileAgain = meta.story({
  args: {
    submissions: [withGood(submitFixture(12))],
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await canvas.findByText(text('submission:file.sameTitle', { no: '12' }), undefined, { timeout: 5000 })
  },
})

export const DescriptionTooLong = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('🌊'.repeat(503))
    await expect(canvas.getByText('503 / 500')).toBeVisible()
    await expect(button(canvas)).toHaveAccessibleDescription(text('submission:upload.tooLong', { count: 3 }))
  },
})

/** The full flow: the submission is passed to `onDone`, and the form is empty again. */
export const Submitted = meta.story({
  tags: ['no-picture'], // same picture as Allowed
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.type(canvas.getByRole('textbox'), '五折集成')
    await userEvent.click(button(canvas))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 5000 })
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(localStorage).toHaveLength(0)
  },
})

/** The typed description is still there after a reload; the file has to be chosen again. */
export const Reloaded = meta.story({
  tags: ['no-picture'], // same picture as Allowed, with a description
  render: function Page(args) {
    const [load, setLoad] = useState(0)
    return (
      <>
        <SubmitForm key={load} {...args} />
        <button type="button" onClick={() => setLoad(load + 1)}>
          重新打开
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '五折集成')
    await userEvent.click(canvas.getByRole('button', { name: '重新打开' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('五折集成')
  },
})

const MB = 1024 ** 2
/** The rows of `good` and blank lines: a file of two parts. */
const large = new Blob([good, '\n', `${' '.repeat(1023)}\n`.repeat(12 * 1024)])
/** Requests of an upload in parts that reach the server. */
const reached = fn()

/** The server has the first part of `large`; the line is cut until the browser is online again, or `fault` answers. */
const inParts = (fault: () => Response) => {
  reached.mockClear()
  let isDown = true
  addEventListener('online', () => (isDown = false), { once: true })
  return [
    http.post('*/uploads/parts', () => void reached('begin')),
    http.head('*/uploads/parts/:upload', () => HttpResponse.text('', { headers: { 'upload-offset': String(8 * MB) } })),
    http.patch('*/uploads/parts/:upload', ({ request }) => {
      reached(request.headers.get('upload-offset'))
      return isDown ? fault() : undefined
    }),
    http.delete('*/uploads/parts/:upload', () => void reached('end')),
    http.post('*/competitions/:id/uploads', async ({ request }) => {
      const form = await request.clone().formData()
      reached(form.has('resultFile') ? 'file' : form.get('upload'))
    }),
  ]
}
const reachedAll = () => reached.mock.calls.flat()

/** A large file goes on where an earlier attempt stopped; a cut is said, and tried again by itself. */
export const CutInParts = meta.story({
  beforeEach: ({ msw }) => msw.use(...inParts(() => HttpResponse.error())),
  parameters: { console: { allow: [/Failed to fetch|NetworkError/] } },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, large)
    await ready(canvas)
    await userEvent.click(button(canvas))
    await expect(await canvas.findByText(text('submission:upload.cut'))).toBeVisible()
    await expect(canvas.getByText(text('submission:upload.resumed'))).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(8 * MB))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

/** The end of `CutInParts`: the file is handed in once all of it is there. */
export const CutOver = meta.story({
  tags: ['no-picture'], // ends as `Allowed`
  args: { onDone: fn() },
  beforeEach: ({ msw }) => msw.use(...inParts(() => HttpResponse.error())),
  parameters: { console: { allow: [/Failed to fetch|NetworkError/] } },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, large)
    await ready(canvas)
    await userEvent.click(button(canvas))
    await canvas.findByText(text('submission:upload.cut'))
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 5000 })
    const [begin, ...rest] = reachedAll()
    const offset = String(8 * MB)
    await expect([begin, ...new Set(rest)]).toEqual(['begin', offset, '5d0f4f3e-7f0c-4e6c-9a35-21d1f6f1a7b0'])
  },
})

/** A cancelled upload leaves no parts on the server, and the file stays chosen. */
export const CancelledInParts = meta.story({
  tags: ['no-picture'], // UploadNotice has the notice
  beforeEach: ({ msw }) => msw.use(...inParts(() => HttpResponse.error())),
  parameters: { console: { allow: [/Failed to fetch|NetworkError/] } },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, large)
    await ready(canvas)
    await userEvent.click(button(canvas))
    await canvas.findByText(text('submission:upload.cut'))
    await userEvent.click(canvas.getByRole('button', { name: text('submission:upload.cancel') }))
    await canvas.findByText(text('submission:upload.cancelled'))
    await waitFor(() => expect(reachedAll().at(-1)).toBe('end'))
    await expect(button(canvas)).toHaveFocus()
    await expect(canvas.getByText('result_1123_ens.csv')).toBeVisible()
  },
})

/** The session ends among the parts: after the login the same upload goes on. */
export const LoginInParts = meta.story({
  tags: ['no-picture'], // UploadNotice has the notice
  args: { onDone: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      ...inParts(() =>
        HttpResponse.json(
          { status: 'e401', data: null, errno: 'e40100', message: refusalText('loginFirst') },
          { status: 401 },
        ),
      ),
    ),
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, large)
    await ready(canvas)
    await userEvent.click(button(canvas))
    const goOn = await canvas.findByRole('button', { name: text('submission:upload.goOn') }, { timeout: 5000 })
    dispatchEvent(new Event('online'))
    await userEvent.click(goOn)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 5000 })
    await expect(reachedAll().filter((one) => one === 'begin')).toHaveLength(1)
  },
})

/** A second press during the upload changes nothing, and a note says so. */
export const UploadingTwice = meta.story({
  tags: ['modes-colours'],
  beforeEach({ msw }) {
    msw.use(mockPending(submitResult))
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.click(button(canvas))
    await userEvent.click(canvas.getByRole('button', { name: text('submission:upload.sending') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(pattern('submission:upload.again'))
  },
})

const keys = fn()

/**
 * The server has taken a small file whose upload is cancelled at once, and a later reading of the page's data shows it. Sent again, the
 * file has the same key; once its submission is cancelled, it has a new one.
 */
export const CancelledLate = meta.story({
  tags: ['no-picture'], // UploadNotice has the notices
  beforeEach({ msw }) {
    keys.mockClear()
    msw.use(
      http.post('*/api/competitions/:id/uploads', async ({ request }) => {
        keys(request.headers.get('idempotency-key'))
        await delay('infinite')
      }),
    )
  },
  render: function Page(args) {
    const [readings, setReadings] = useState(0)
    const [isTakenBack, setTakenBack] = useState(false)
    const taken = withGood(isTakenBack ? { ...submission, status: 'cancelled' } : submission)
    return (
      <>
        <SubmitForm
          {...args}
          submissions={readings > 1 ? [taken] : []}
          onStale={() => setReadings((count) => count + 1)}
        />
        <button type="button" onClick={() => setTakenBack(true)}>
          队友取消第 7 次
        </button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const sendAndCancel = async () => {
      await userEvent.click(button(canvas))
      await userEvent.click(await canvas.findByRole('button', { name: text('submission:upload.cancel') }))
    }
    await choose(canvasElement)
    await ready(canvas)
    await sendAndCancel()
    await canvas.findByText(text('submission:upload.cancelledLate'))
    await expect(button(canvas)).toHaveFocus()
    await canvas.findByText(text('submission:upload.cancelledTaken', { no: '7' }), undefined, { timeout: 4000 })
    await expect(canvas.queryByText(text('submission:file.sameTitle', { no: '7' }))).toBeNull()
    await sendAndCancel()
    await userEvent.click(canvas.getByText('队友取消第 7 次'))
    await canvas.findByText(text('submission:upload.cancelled'))
    await sendAndCancel()
    await waitFor(() => expect(keys).toHaveBeenCalledTimes(3))
    const [first, second, third] = keys.mock.calls.flat()
    await expect(second).toBe(first)
    await expect(third).not.toBe(first)
  },
})

/** The connection breaks; the retry has the same key, and no typed value is lost. */
export const FailedThenRetried = meta.story({
  beforeEach({ msw }) {
    const keys: (string | null)[] = []
    msw.use(
      http.post('*/api/competitions/:id/uploads', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        if (keys.length === 1) return HttpResponse.error()
        return keys[1] === keys[0] ? undefined : HttpResponse.json({}, { status: 500 })
      }),
    )
  },
  parameters: { console: { allow: [/Failed to fetch|NetworkError/] } },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.type(canvas.getByRole('textbox'), '五折集成')
    await userEvent.click(button(canvas))
    const retry = await canvas.findByRole('button', { name: text('submission:upload.retry') }, { timeout: 5000 })
    await expect(canvas.getByRole('textbox')).toHaveValue('五折集成')
    await expect(canvas.getByText('result_1123_ens.csv')).toBeVisible()
    await userEvent.click(retry)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 5000 })
  },
})

export const Failed = meta.story({
  tags: ['modes-colours'],
  beforeEach({ msw }) {
    msw.use(mockRefused(submitResult, 'uploadBroken'))
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.click(button(canvas))
    await expect(await canvas.findByRole('alert', undefined, { timeout: 5000 })).toHaveTextContent(
      pattern('submission:upload.error'),
    )
  },
})

/** The gate closed meanwhile: the server's message is shown, and the page requests a new verdict. */
export const RefusedByTheGate = meta.story({
  // an upload that the story before left behind ends with a call of the shared function
  args: { onStale: fn() },
  beforeEach({ msw }) {
    msw.use(mockRefused(submitResult, 'dailyLimit', { facts: { resetsAt: '2026-11-22 00:00 (UTC+8)' } }))
  },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.click(button(canvas))
    await canvas.findByText(pattern('submission:rule.reason.dailyLimit'), undefined, { timeout: 5000 })
    await expect(args.onStale).toHaveBeenCalledOnce()
  },
})

/** Something needed was cleared in another tab: the server's refusal is the gate's message and redirect. */
export const IncompleteMeanwhile = meta.story({
  tags: ['no-picture'], // same picture as InformationMissing
  beforeEach({ msw }) {
    msw.use(mockRefused(submitResult, 'profileIncomplete'))
  },
  render: function Page(args) {
    const [verdict, setVerdict] = useState(args.verdict)
    const fresh = verdictFixture({ completion: { step: 'binding', missing: ['birthday'], page: 'basic' } })
    return <SubmitForm {...args} verdict={verdict} onStale={() => setVerdict(fresh)} />
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.click(button(canvas))
    await userEvent.click(
      await canvas.findByRole('button', { name: pattern('submission:redirect.stop') }, { timeout: 5000 }),
    )
    await expect(canvas.queryByText(text('submission:upload.failedTitle'))).toBeNull()
    await expect(canvas.getByRole('link', { name: pattern('submission:redirect.go') })).toHaveAttribute(
      'href',
      '/guide/step-1?origin=%2F',
    )
    await expect(canvas.getByText('result_1123_ens.csv')).toBeVisible()
  },
})

/** The session ended during the upload: sign in elsewhere, come back, continue with the same form. */
export const LoggedOutMeanwhile = meta.story({
  beforeEach({ msw }) {
    let requests = 0
    msw.use(
      http.post('*/api/competitions/:id/uploads', () =>
        ++requests > 1
          ? undefined
          : HttpResponse.json(
              { status: 'e401', data: null, errno: 'e40100', message: refusalText('loginFirst') },
              { status: 401 },
            ),
      ),
      mock(submitResult, () => submission),
    )
  },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.type(canvas.getByRole('textbox'), '五折集成')
    await userEvent.click(button(canvas))
    const goOn = await canvas.findByRole('button', { name: text('submission:upload.goOn') }, { timeout: 5000 })
    await expect(canvas.getByRole('link', { name: text('submission:upload.login') })).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(canvas.getByRole('textbox')).toHaveValue('五折集成')
    await userEvent.click(goOn)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 5000 })
  },
})

/** The rules cannot be loaded: the file may be sent unchecked. */
export const Unchecked = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('*/api/competitions/:id/submission-rules', () =>
        HttpResponse.json(
          { status: 'e403', data: null, errno: 'e43005', message: refusalText('signUpFirst') },
          { status: 403 },
        ),
      ),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await canvas.findByText(pattern('submission:file.unchecked', { message: refusalText('signUpFirst') }))
    await ready(canvas)
  },
})

export const ProcessFile = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')[1]
    if (!input) throw new Error('the form has one file input only')
    await userEvent.upload(input, new File(['MZ'], 'train.exe'), { applyAccept: false })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('打包成 ZIP')
    await userEvent.upload(input, new File(['print()'], 'train.py'), { applyAccept: false })
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
