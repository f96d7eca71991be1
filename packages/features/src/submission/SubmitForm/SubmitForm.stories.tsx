import { submitResult } from '@shulei/contract/submission/calls.ts'
import { participatingProfileFixture } from '@shulei/mocks/competition/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import {
  submissionRulesFixture,
  submitFixture,
  submitsFixture,
  verdictFixture,
} from '@shulei/mocks/submission/fixtures.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import type { Contest } from '../contest.ts'
import { SubmitForm } from './SubmitForm.tsx'

const { ids } = submissionRulesFixture()
const good = ['id,births', ...ids.map((id, index) => `${id},${11_200 + index * 37}`)].join('\n')
const quota = submitsFixture().quota
const entry = submitFixture(7, { status: 'queued', queuePlace: 1, score: null, scoredAt: null })

const meta = preview.meta({
  title: 'Areas/submission/SubmitForm',
  component: SubmitForm,
  args: {
    contest: participatingProfileFixture() as Contest,
    verdict: verdictFixture(),
    quota,
    entries: [],
    loginAddress: 'https://shulei.example/sso/zh-cn/login2',
    onDone: fn(),
    onStale: fn(),
  },
})

async function choose(canvasElement: HTMLElement, text: string | Blob = good, name = 'result_1123_ens.csv') {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the form has no file input')
  await userEvent.upload(input, new File([text], name, { type: 'text/csv' }), { applyAccept: false })
}

/** Finds the submit button of the form, in either language. */
const button = (canvas: { getByRole: (role: 'button', options: object) => HTMLElement }) =>
  canvas.getByRole('button', { name: /^(提交|Submit)/ })
const ready = (canvas: Parameters<typeof button>[0]) =>
  waitFor(() => expect(button(canvas)).not.toHaveAttribute('aria-disabled'), { timeout: 5000 })

/** Nothing chosen: the button can be reached and says what is missing. */
export const Allowed = meta.story({
  play: async ({ canvas, args }) => {
    await expect(button(canvas)).toHaveAccessibleDescription(/请上传结果文件|The result file is required/)
    button(canvas).focus()
    await expect(button(canvas)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

export const Blocked = meta.story({
  tags: ['modes'],
  args: { verdict: verdictFixture({ signupState: 0, team: { cheatStatus: 1, scheduleId: null } }) },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await canvas.findByText(/本地检查通过|Local check passed/, undefined, { timeout: 5000 })
    await expect(button(canvas)).toHaveAccessibleDescription(/尚未报名|not signed up/)
    await expect(button(canvas)).toHaveAttribute('aria-disabled', 'true')
  },
})

/** The worker has checked the file: only sending is left. */
export const FileOk = meta.story({
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.type(canvas.getByRole('textbox'), '五折集成')
    await expect(canvas.getByText('4 / 500')).toBeVisible()
  },
})

export const FileWithProblems = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, good.replace('2014-01-05', '2014-01-04'))
    await expect(await canvas.findByRole('alert', undefined, { timeout: 5000 })).toHaveTextContent('发现 2 处问题')
    await expect(button(canvas)).toHaveAccessibleDescription('修好文件里的问题才能提交')
  },
})

/** Excel in China saves CSV in GB18030. */
export const ForeignEncoding = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement,
      new Blob([new Uint8Array([0x69, 0x64, 0x2c, 0xc8, 0xcb, 0xca, 0xfd, 0x0a, 0x31, 0x2c, 0x32, 0x0a])]),
    )
    await canvas.findByText(/文件不是 UTF-8 编码/, undefined, { timeout: 5000 })
  },
})

export const WrongType = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, 'x', 'result.xlsx')
    await expect(canvas.getByRole('alert')).toHaveTextContent('.csv .txt')
  },
})

export const SameFileAgain = meta.story({
  args: {
    entries: [
      submitFixture(12, {
        resultFile: {
          ...submitFixture(12).resultFile,
          sha256: '1e509e8bbaceb265ae5f71cc041b6bbcd2945fe5cbf19244b569ce501473a3dc',
        },
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await canvas.findByText('与第 12 次提交的文件相同', undefined, { timeout: 5000 })
  },
})

export const DescriptionTooLong = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('🌊'.repeat(503))
    await expect(canvas.getByText('503 / 500')).toBeVisible()
    await expect(button(canvas)).toHaveAccessibleDescription('说明超出 3 个字，请删减后再提交。')
  },
})

/** The whole way: the entry is handed up and the form is empty again. */
export const Submitted = meta.story({
  tags: ['no-picture'], // the same as Allowed
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.type(canvas.getByRole('textbox'), '五折集成')
    await userEvent.click(button(canvas))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 5000 })
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
})

/** A second press while the file is on its way changes nothing and says so. */
export const UploadingTwice = meta.story({
  tags: ['modes'],
  beforeEach({ msw }) {
    msw.use(mockPending(submitResult))
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.click(button(canvas))
    await userEvent.click(canvas.getByRole('button', { name: /^(正在上传|Uploading)$/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/请勿重复操作|do not repeat/)
  },
})

/** The connection breaks; the retry carries the same key, and nothing typed is lost. */
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
    const retry = await canvas.findByRole('button', { name: '重试' }, { timeout: 5000 })
    await expect(canvas.getByRole('textbox')).toHaveValue('五折集成')
    await expect(canvas.getByText('result_1123_ens.csv')).toBeVisible()
    await userEvent.click(retry)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 5000 })
  },
})

export const Failed = meta.story({
  tags: ['modes'],
  beforeEach({ msw }) {
    msw.use(mockRefused(submitResult, 'uploadBroken', '上传出错，请稍后重试。'))
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.click(button(canvas))
    await expect(await canvas.findByRole('alert', undefined, { timeout: 5000 })).toHaveTextContent(/上传出错/)
  },
})

/** The gate closed meanwhile: the server's sentence, and the page asks for the new verdict. */
export const RefusedByTheGate = meta.story({
  beforeEach({ msw }) {
    msw.use(mockRefused(submitResult, 'dailyLimit', '今日提交次数已达上限，2026-11-22 00:00 (UTC+8) 后恢复。'))
  },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.click(button(canvas))
    await canvas.findByText(/今日提交次数已达上限/, undefined, { timeout: 5000 })
    await expect(args.onStale).toHaveBeenCalledOnce()
  },
})

/** The session ended in the middle: log in elsewhere, come back, go on with the same form. */
export const LoggedOutMeanwhile = meta.story({
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      http.post('*/api/competitions/:id/uploads', () =>
        ++asked > 1
          ? undefined
          : HttpResponse.json({ status: 'e401', data: null, errno: 'e40100', message: '请先登录。' }, { status: 401 }),
      ),
      mock(submitResult, () => entry),
    )
  },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement)
    await ready(canvas)
    await userEvent.type(canvas.getByRole('textbox'), '五折集成')
    await userEvent.click(button(canvas))
    const goOn = await canvas.findByRole('button', { name: '继续提交' }, { timeout: 5000 })
    await expect(canvas.getByRole('link', { name: '在新标签页登录' })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('textbox')).toHaveValue('五折集成')
    await userEvent.click(goOn)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 5000 })
  },
})

/** The rules cannot be had: the file may be sent unchecked. */
export const Unchecked = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('*/api/competitions/:id/submission-rules', () =>
        HttpResponse.json({ status: 'e403', data: null, errno: 'e43005', message: '请先报名参赛。' }, { status: 403 }),
      ),
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement)
    await canvas.findByText(/现在无法在本地检查：请先报名参赛。/)
    await ready(canvas)
  },
})

export const ProcessFile = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')[1]
    if (!input) throw new Error('the form has one file input only')
    await userEvent.upload(input, new File(['print()'], 'train.py'), { applyAccept: false })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('打包成 ZIP')
    await userEvent.upload(input, new File(['PK'], 'train.zip'), { applyAccept: false })
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
