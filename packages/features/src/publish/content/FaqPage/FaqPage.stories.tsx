import { useSearchParams } from 'react-router'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { FaqPage } from './FaqPage.tsx'

const meta = preview.meta({
  title: 'Areas/content/FaqPage',
  component: FaqPage,
  parameters: { layout: 'fullscreen', router: '/help/faq', visual: { wholePage: true } },
  args: { search: '' },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(2)
    for (const details of document.querySelectorAll('details')) await expect(details.open).toBe(false)
  },
})

/** The address names the second question, as a link inside the site may. */
export const OpenByAddress = meta.story({
  // the first story with an open answer
  tags: ['no-picture'],
  parameters: { router: '/help/faq#g1q2' },
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('group')
    await expect(second).toHaveAttribute('open')
    await expect(first).not.toHaveAttribute('open')
  },
})

/** Questions that a search finds are open at once. */
export const Found = meta.story({
  args: { search: '次数' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('content:faq.found', { count: 1, n: '1' }))).toBeVisible()
    await expect(document.querySelector('details')?.open).toBe(true)
  },
})

/** A search stays on the page: the field keeps the focus, and the number of finds is announced. */
export const Searching = meta.story({
  // ends as the story before
  tags: ['no-picture'],
  render: function Searched() {
    const [params] = useSearchParams()
    return <FaqPage search={params.get('search') ?? ''} />
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('heading', { level: 2 })
    const field = canvas.getByRole('searchbox')
    const status = canvas.getByRole('status')
    await userEvent.type(field, '次数{Enter}')
    await expect(await canvas.findByText(text('content:faq.found', { count: 1, n: '1' }))).toBe(status)
    await expect(field).toHaveFocus()
    await expect(document.querySelector('details')?.open).toBe(true)
  },
})

export const NothingFound = meta.story({
  args: { search: '擂台赛' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('content:faq.empty'))).toBeVisible()
  },
})
