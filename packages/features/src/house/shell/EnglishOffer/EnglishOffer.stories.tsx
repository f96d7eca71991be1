import { setLanguage } from '@shulei/contract/base/session/calls.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { EnglishOffer } from './EnglishOffer.tsx'

const told = fn()

const meta = preview.meta({
  title: 'Areas/shell/EnglishOffer',
  component: EnglishOffer,
  args: { onFailed: fn() },
})

/** Without JavaScript the offer is a link to the same page in English. */
export const Offered = meta.story({
  parameters: { router: '/competitions?tagCode=text' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: text('shell:englishOffer.switch') })
    await expect(link).toHaveAttribute('href', '/competitions?tagCode=text&lang=en-US')
  },
})

/** Dismissing the offer stores Chinese as the chosen language, so that the offer does not return. */
export const Dismissed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    told.mockClear()
    msw.use(
      http.head('*/set-language', ({ request }) => {
        told(new URL(request.url).searchParams.get('lang'))
        return new HttpResponse(null, { headers: { 'content-length': '0' } })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: text('shell:englishOffer.dismiss') }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(told.mock.calls).toEqual([['zh-CN']]))
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockRefused(setLanguage, 'tooMany')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await waitFor(() => expect(args.onFailed).toHaveBeenCalled(), { timeout: 8000 })
    await expect(canvas.getByRole('link')).toBeVisible()
  },
})
