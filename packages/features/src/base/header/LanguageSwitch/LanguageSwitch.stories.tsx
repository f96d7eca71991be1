import { setLanguage } from '@shulei/contract/base/session/calls.ts'
import { createI18n } from '@shulei/i18n/i18n.ts'
import { mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const meta = preview.meta({
  title: 'Areas/shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { onFailed: fn() },
})

/** Without JavaScript the switch is a link to the same page in the other language, with the filters kept. */
export const Chinese = meta.story({
  parameters: { router: '/competitions?tagCode=text' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '中 / EN · 切换语言: English' })
    await expect(link).toHaveAttribute('href', '/competitions?tagCode=text&lang=en-US')
    await expect(link).toHaveAttribute('hreflang', 'en-US')
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '中 / EN · Switch language: 简体中文' })).toBeVisible()
  },
})

export const Switching = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(setLanguage)),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link')
    await userEvent.click(link)
    await waitFor(() => expect(link).toHaveAttribute('aria-busy', 'true'))
    await expect(link).toHaveAccessibleName('中 / EN · 切换语言: English')
  },
})

/** The server refuses: the language stays, and the error is shown. */
export const ServerFailure = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(setLanguage, 'tooMany')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledWith(text('shell:header.languageFailed')), {
      timeout: 8000,
    })
    await expect(canvas.getByRole('link')).toHaveAttribute('hreflang', 'en-US')
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-busy', 'false')
  },
})

const told = fn()

/** An i18next instance of its own: the shared ones of the preview must not change. */
function OwnLanguage() {
  const { i18n } = useTranslation('shell')
  const [own] = useState(() => {
    const instance = createI18n('zh-CN', { shell: i18n.getResourceBundle('zh-CN', 'shell') ?? {} })
    instance.addResourceBundle('en-US', 'shell', i18n.getResourceBundle('en-US', 'shell') ?? {})
    return instance
  })
  return (
    <I18nextProvider i18n={own}>
      <LanguageSwitch />
    </I18nextProvider>
  )
}

/** The server is called first; only then does the page change. By keyboard. */
export const Switched = meta.story({
  render: () => <OwnLanguage />,
  beforeEach: ({ msw }) => {
    told.mockClear()
    msw.use(
      // the server's exact answer: the client recognises an empty body by its length
      http.head('*/set-language', ({ request }) => {
        told(new URL(request.url).searchParams.get('lang'))
        return new HttpResponse(null, { headers: { 'content-length': '0' } })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(told).toHaveBeenCalled())
    await waitFor(() => expect(canvas.getByRole('link')).toHaveAccessibleName('中 / EN · Switch language: 简体中文'))
    await expect(told.mock.calls).toEqual([['en-US']])
  },
})
