import { PlatformState } from '@shulei/ui/PlatformState/PlatformState.tsx'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { ErrorPage } from './ErrorPage.tsx'

const loginAddress =
  'https://sso.shulei.example/zh-cn/login2?service=https%3A%2F%2Fwww.shulei.example%2Fcompetitions%2F3'

const meta = preview.meta({
  title: 'Areas/shell/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: { status: 404, art: <PlatformState state="notFound" /> },
})

export const NotFound = meta.story({
  tags: ['modes'],
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('data-status', '404')
    const home = globals.locale === 'en-US' ? 'Home' : '返回首页'
    await expect(canvas.getByRole('link', { name: home })).toHaveAttribute('href', '/')
  },
})

/** No route has this address. */
export const UnknownRoute = meta.story({
  tags: ['no-picture'], // NotFound with one line more
  args: { message: '找不到该页面' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('找不到该页面')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  },
})

/** A profile of nobody: the server names the number. */
export const NobodyThere = meta.story({
  tags: ['no-picture'], // NotFound with one line more
  args: { message: '您访问的用户 208499 不存在' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('您访问的用户 208499 不存在')).toBeVisible()
    // what may be so of other pages is not so of this one
    await expect(canvas.queryByText(/链接抄错/)).toBeNull()
  },
})

export const Forbidden = meta.story({
  args: { status: 403, message: '这场竞赛只对受邀的队伍开放。', art: <PlatformState state="forbidden" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这场竞赛只对受邀的队伍开放。')).toBeVisible()
    await expect(canvas.queryByText(/只对部分人开放/)).toBeNull()
  },
})

/** The login link carries the page as the return target. */
export const Unauthorized = meta.story({
  tags: ['modes'],
  args: { status: 401, loginAddress },
  render: (args, { globals }) => (
    <ErrorPage
      {...args}
      art={<PlatformState state="unauthorized" place={globals.locale === 'en-US' ? 'you' : '你'} />}
    />
  ),
  play: async ({ canvas, globals }) => {
    const login = globals.locale === 'en-US' ? 'Login' : '去登录'
    await expect(canvas.getByRole('link', { name: login })).toHaveAttribute('href', loginAddress)
  },
})

export const Oops = meta.story({
  args: {
    status: 503,
    message: '服务暂时不可用，请稍后再试。',
    requestId: 'req-4f1c09a27be3',
    art: <PlatformState state="serverError" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('哎呀！出错了')
    await expect(canvas.getByText('服务暂时不可用，请稍后再试。')).toBeVisible()
    await expect(canvas.getByText(/req-4f1c09a27be3/)).toBeVisible()
  },
})

/** A server that cannot even say why. */
export const WithoutMessage = meta.story({
  args: { status: 500, art: <PlatformState state="serverError" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('哎呀！出错了')
  },
})

/** No answer arrived: the same page can be asked for again. */
export const NoAnswer = meta.story({
  args: { status: 0, art: undefined },
  parameters: { router: '/messages/208417?before=7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('加载失败')
    await expect(canvas.getByRole('link', { name: '重试' })).toHaveAttribute('href', '/messages/208417?before=7')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})

export const LongMessageEnglish = meta.story({
  globals: { locale: 'en-US' },
  args: {
    status: 403,
    message:
      'This competition is open to teams of the invited universities only. Ask the captain of your team to send you a new invitation, or write to the organisers with the number of your application: RW-2026-11-000000000000000000000000214.',
    requestId: 'req-4f1c09a27be3',
    art: <PlatformState state="forbidden" />,
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { status: 403, art: <PlatformState state="forbidden" /> },
})
