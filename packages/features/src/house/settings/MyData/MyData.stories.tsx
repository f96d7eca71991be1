import { myData, requestMyData } from '@shulei/contract/house/account/calls.ts'
import { exportFixtures } from '@shulei/mocks/house/account/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { MyData } from './MyData.tsx'

const meta = preview.meta({
  title: 'Areas/settings/MyData',
  component: MyData,
  parameters: { router: '/users/v2/my-data' },
})

/** Nothing was requested yet; a request shows that the file is being built. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('account:data.prepare') })).toBeVisible()
  },
})

export const Requested = meta.story({
  play: async ({ canvas, userEvent }) => {
    ;(await canvas.findByRole('button', { name: text('account:data.prepare') })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('account:data.building')))
    await expect(canvas.queryByRole('button')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('region', { name: text('account:data.title') })).toHaveFocus())
    await expect(canvas.getByText(text('account:data.next'))).toBeVisible()
  },
})

/** The file with its times; the next one is possible a day later. */
export const Ready = meta.story({
  tags: ['modes'],
  beforeEach: ({ msw }) => msw.use(mock(myData, () => exportFixtures.ready)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: text('account:data.download', { size: '180 KB' }) })
    await expect(link).toHaveAttribute('href', '/api/v2/users/my-data/file')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const ReadyOnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  beforeEach: ({ msw }) => msw.use(mock(myData, () => exportFixtures.ready)),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: pattern('account:data.download', { size: '180 KB' }) })
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

export const Expired = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(myData, () => exportFixtures.expired)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('account:data.expired'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('account:data.prepareAgain') })).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(myData, () => exportFixtures.failed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('account:data.failed'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('account:data.prepareAgain') })).toBeEnabled()
  },
})

/** Another window was faster. The button stays, and so does the focus. */
export const TooSoon = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(requestMyData, 'exportTooSoon')),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: text('account:data.prepare') })
    await userEvent.click(button)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('exportTooSoon'))
    await waitFor(() => expect(button).toHaveAccessibleName(text('account:data.prepare')))
    await expect(button).toHaveFocus()
  },
})

export const Loading = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockPending(myData)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('shell:a11y.loading'))
  },
})

export const NotRead = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(myData, 'unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: text('shell:action.retry') })).toBeVisible()
  },
})
