import { accountSecurity, endOtherSessions } from '@shulei/contract/base/session/calls.ts'
import { securityFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { SessionSettings } from './SessionSettings.tsx'

const meta = preview.meta({
  title: 'Areas/settings/SessionSettings',
  component: SessionSettings,
  parameters: { router: '/users/v2/password' },
})

/** The session of this page is marked and has no button. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText(text('settings:sessions.current'))).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
  },
})

/** Ends one session, then all others; by keyboard, too. */
export const Ended = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^结束登录：WeChat · iOS/ }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('settings:sessions.ended')))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    canvas.getByRole('button', { name: text('settings:sessions.endOthers') }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('settings:sessions.othersEnded')))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const OnlyThis = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  beforeEach: ({ msw }) =>
    msw.use(mock(accountSecurity, () => securityFixture({ sessions: securityFixture().sessions.slice(0, 1) }))),
  play: async ({ canvas }) => {
    await canvas.findByText(text('settings:sessions.current'))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(endOtherSessions, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('settings:sessions.endOthers') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(accountSecurity)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('shell:a11y.loading'))
  },
})
