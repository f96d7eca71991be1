import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern } from '#storybook/texts'
import { UploadNotice } from './UploadNotice.tsx'

const meta = preview.meta({
  title: 'Areas/submission/UploadNotice',
  component: UploadNotice,
  args: {
    state: { phase: 'idle' },
    loginAddress: 'https://shulei.example/sso/zh-cn/login2?service=https%3A%2F%2Fshulei.example%2F',
    onRetry: fn(),
  },
})

export const UploadingTwice = meta.story({
  tags: ['modes'],
  args: { state: { phase: 'sending', sent: 1, total: 2, isRepeated: true, isResumed: false, cut: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(pattern('submission:upload.again'))
  },
})

/** A file in parts goes on by itself. */
export const Cut = meta.story({
  args: { state: { phase: 'sending', sent: 1, total: 2, isRepeated: false, isResumed: false, cut: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('submission:upload.cut'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Offline = meta.story({
  tags: ['modes-colours'],
  args: { state: { phase: 'failed', remedy: 'retry', message: '', hasAnswer: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** A proxy answered instead of the server: no message of the server is available. */
export const ServerDown = meta.story({
  args: { state: { phase: 'failed', remedy: 'retry', message: '', hasAnswer: true } },
})

export const StillRunning = meta.story({
  args: {
    state: { phase: 'failed', remedy: 'retry', message: '这次操作还在处理中，请稍后再试。', hasAnswer: true },
  },
})

export const Refused = meta.story({
  args: {
    state: {
      phase: 'failed',
      remedy: 'refused',
      message: '今天的次数用完了，明天零点恢复。',
      hasAnswer: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** The session ended during the upload. */
export const LoginAgain = meta.story({
  tags: ['modes-colours'],
  args: { state: { phase: 'failed', remedy: 'login', message: '登录状态已经结束。', hasAnswer: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank')
  },
})

export const Cancelled = meta.story({ args: { state: { phase: 'cancelled', mayBeSent: false } } })

/** All bytes may have been sent: the server may have taken the submission. */
export const CancelledLate = meta.story({ args: { state: { phase: 'cancelled', mayBeSent: true } } })

/** The page has read that the server took it. */
export const CancelledTooLate = meta.story({
  args: { state: { phase: 'cancelled', mayBeSent: true }, taken: { no: 7, status: 'queued' } },
})
