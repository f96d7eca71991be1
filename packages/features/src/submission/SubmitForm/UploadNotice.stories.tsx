import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
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
  args: { state: { phase: 'sending', sent: 1, total: 2, isRepeated: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/正在上传，请勿重复操作|do not repeat/)
  },
})

export const Offline = meta.story({
  tags: ['modes'],
  args: { state: { phase: 'failed', remedy: 'retry', message: '', hasAnswer: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** A proxy answered instead of the server: there is no sentence of its own. */
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
      message: '今日提交次数已达上限，2026-11-22 00:00 (UTC+8) 后恢复。',
      hasAnswer: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** The session ended while the file was on its way. */
export const LoginAgain = meta.story({
  tags: ['modes'],
  args: { state: { phase: 'failed', remedy: 'login', message: '请先登录。', hasAnswer: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank')
  },
})

export const Cancelled = meta.story({ args: { state: { phase: 'cancelled' } } })
