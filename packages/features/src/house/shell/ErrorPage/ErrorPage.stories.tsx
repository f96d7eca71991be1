import { refusalText } from '@shulei/mocks/refusal.ts'
import { PlatformState } from '@shulei/ui/PlatformState/PlatformState.tsx'
import { expect, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('data-status', '404')
    const home = text('shell:error.backHome')
    await expect(canvas.getByRole('link', { name: home })).toHaveAttribute('href', '/')
  },
})

/** No route matches this address. */
export const UnknownRoute = meta.story({
  tags: ['no-picture'], // like NotFound, with one more line
  render: (args) => <ErrorPage {...args} message={text('shell:error.unknownRoute')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('shell:error.unknownRoute'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('shell:error.backHome') })).toHaveAttribute('href', '/')
  },
})

/** In the reviewer area, whose readers have no session on the rest of the site, one link leads on. */
export const OwnPage = meta.story({
  tags: ['no-picture'], // like NotFound, with one link
  args: { ownPage: { href: '/spic-review', text: 'Review' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/spic-review'])
  },
})

/** The profile of an unknown user: the server's message contains the id. */
export const NobodyThere = meta.story({
  tags: ['no-picture'], // like NotFound, with one more line
  render: (args) => <ErrorPage {...args} message={refusalText('userNotExist', { id: 208499 })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(refusalText('userNotExist', { id: 208499 }))).toBeVisible()
    // the general hint for missing pages is replaced by the server's message
    await expect(canvas.queryByText(pattern('shell:error.notFoundHint'))).toBeNull()
  },
})

export const Forbidden = meta.story({
  args: { status: 403, message: '这场竞赛只对受邀的队伍开放。', art: <PlatformState state="forbidden" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这场竞赛只对受邀的队伍开放。')).toBeVisible()
    await expect(canvas.queryByText(pattern('shell:error.forbiddenHint'))).toBeNull()
  },
})

/** The sign-in link contains the page as the return target. */
export const Unauthorized = meta.story({
  tags: ['modes'],
  args: { status: 401, loginAddress },
  render: (args) => (
    <ErrorPage
      {...args}
      message={refusalText('loginFirst')}
      art={<PlatformState state="unauthorized" place={text('shell:error.you')} />}
    />
  ),
  play: async ({ canvas }) => {
    const login = text('shell:error.loginLink')
    await expect(canvas.getByRole('link', { name: login })).toHaveAttribute('href', loginAddress)
    // one sentence says it
    await expect(canvas.getByText(text('shell:error.loginAgain'))).toBeVisible()
    await expect(canvas.queryByText(refusalText('loginFirst'))).toBeNull()
  },
})

export const Oops = meta.story({
  parameters: { router: '/broken?n=1' },
  render: (args) => <ErrorPage {...args} message={refusalText('internal')} />,
  args: {
    status: 500,
    requestId: 'req-4f1c09a27be3',
    art: <PlatformState state="serverError" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text('shell:error.oops'))
    await expect(canvas.getByText(refusalText('internal'))).toBeVisible()
    await expect(canvas.getByText(/req-4f1c09a27be3/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('shell:error.reload') })).toHaveAttribute('href', '/broken?n=1')
  },
})

/** Without a layout around it the page fills the window and shows the brand. */
export const Alone = meta.story({
  args: { status: 500, isAlone: true, art: <PlatformState state="serverError" /> },
  play: async ({ canvas }) => {
    const brand = within(canvas.getByRole('banner')).getByRole('link', { name: text('shell:site.name') })
    await expect(brand).toHaveAttribute('href', '/')
    const frame = canvas.getByRole('banner').parentElement as HTMLElement
    await expect(frame.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight)
  },
})

/** The database is unavailable, or the reader exceeds the rate limit. */
export const ComeBackLater = meta.story({
  tags: ['no-picture'], // like Oops, with other words
  args: { status: 503, art: <PlatformState state="serverError" /> },
  play: async ({ canvas }) => {
    const title = text('shell:error.unavailableTitle')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  },
})

/** A form was sent before the page could take it, and the page does not answer forms. */
export const SentTooEarly = meta.story({
  tags: ['no-picture'], // like Oops, with other words
  parameters: { router: '/datasets/edit' },
  args: { status: 405, art: <PlatformState state="serverError" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text('shell:error.sentTooEarlyTitle'))
    await expect(canvas.getByText(text('shell:error.sentTooEarlyHint'))).toBeVisible()
    const back = canvas.getByRole('link', { name: text('shell:action.back') })
    await expect(back).toHaveAttribute('href', '/datasets/edit')
  },
})

/** A server failure without a message. */
export const WithoutMessage = meta.story({
  args: { status: 500, art: <PlatformState state="serverError" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text('shell:error.oops'))
  },
})

/** No answer arrived: the page can be requested again. */
export const NoAnswer = meta.story({
  args: { status: 0, art: undefined },
  parameters: { router: '/messages/208417?before=7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text('shell:state.loadFailed'))
    await expect(canvas.getByRole('link', { name: text('shell:action.retry') })).toHaveAttribute(
      'href',
      '/messages/208417?before=7',
    )
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
