import { searchKinds, searchSite } from '@shulei/contract/publish/search/calls.ts'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { mock, mockPending, mockRefused } from '@shulei/mocks/mock.ts'
import { searchFixture } from '@shulei/mocks/publish/search/handlers.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { SearchPalette } from './SearchPalette.tsx'

/** A page with the palette open over it; it shows its own address. */
function Page() {
  const [isOpen, setOpen] = useState(true)
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {text('shell:header.search')}
      </button>
      <output>{decodeURIComponent(`${pathname}${search}${hash}`)}</output>
      <SearchPalette isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const visitor = 'search:visitor'

const meta = preview.meta({
  title: 'Areas/search/SearchPalette',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    router: '/competitions',
    site: { user: null },
    docs: { story: { inline: false, height: '560px' } },
  },
  beforeEach: () => {
    localStorage.removeItem(visitor)
    return () => localStorage.removeItem(visitor)
  },
})

const field = () => screen.findByRole('searchbox', { name: text('search:title') })

/** Results by kind while the person types, and the way to all of them. */
export const Found = meta.story({
  tags: ['modes'],
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'CO')
    await expect(await screen.findByRole('group', { name: text('search:kind.competitions') })).toBeVisible()
    await expect(screen.getByRole('group', { name: text('search:kind.microsites') })).toBeVisible()
    await expect(screen.getByRole('group', { name: text('search:kind.articles') })).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: text('search:palette.all', { q: 'CO' }) })).toBeVisible()
    await expect(screen.getByRole('dialog').querySelector('[lang]')).toBeNull()
  },
})

/** Finds that were written in Chinese alone say their language. */
export const InAnotherLanguage = meta.story({
  globals: { locale: 'en-US' },
  tags: ['no-picture'], // the same entries in the other language
  beforeEach: ({ msw }) => msw.use(mock(searchSite, ({ query }) => searchFixture(query.q, 'zh-CN'))),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'CO')
    const [note] = await screen.findAllByText('训练赛，数据公开')
    await expect(note?.parentElement).toHaveAttribute('lang', 'zh-CN')
    await expect(screen.getAllByRole('menuitem').at(-1)?.querySelector('[lang]')).toBeNull()
  },
})

/** Every kind, with people for a signed-in reader and long texts, on the narrowest phone. */
export const EveryKindOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { site: { user: userFixture() } },
  beforeEach({ msw }) {
    const long = '一个很长很长的名字，'.repeat(4)
    msw.use(
      mock(searchSite, () => ({
        groups: searchKinds.map((kind) => ({
          kind,
          items: [
            {
              id: `${kind}-1`,
              title: kind === 'people' ? '顾南星' : long,
              note: long,
              lang: 'zh-CN' as const,
              href: '/',
            },
          ],
        })),
        total: searchKinds.length,
      })),
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '名字')
    await expect(await screen.findByRole('menuitem', { name: /顾南星/ })).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

/** Arrows choose, Enter opens; the search is among the recent ones the next time. */
export const ByKeyboard = meta.story({
  tags: ['no-picture'], // the page beneath
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(), '预测')
    await screen.findByRole('group', { name: text('search:kind.competitions') })
    const chosen = () =>
      document.getElementById(screen.getByRole('searchbox').getAttribute('aria-activedescendant') ?? '')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(chosen()).not.toBeNull())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(chosen()).toHaveTextContent(text('search:palette.all', { q: '预测' })))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('/search?q=预测'))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    await field()
    await expect(await screen.findByRole('menuitem', { name: '预测' })).toBeVisible()
  },
})

/** A result leads to its page. */
export const Opening = meta.story({
  tags: ['no-picture'], // the page beneath
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(), 'CO')
    const competitions = within(await screen.findByRole('group', { name: text('search:kind.competitions') }))
    const [first] = competitions.getAllByRole('menuitem')
    await userEvent.click(first as HTMLElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\/competitions\/\d+$/))
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(await field(), 'CO')
    const series = within(await screen.findByRole('group', { name: text('search:kind.microsites') }))
    await userEvent.click(series.getByRole('menuitem'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('/races/tide'))
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menuitem', { name: 'CO' })).toBeVisible()
  },
})

/** Enter before the results are there leads to the page of all results. */
export const EnterAtOnce = meta.story({
  tags: ['no-picture'], // the page beneath
  beforeEach: ({ msw }) => msw.use(mockPending(searchSite)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(), 'hailang{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('/search?q=hailang'))
  },
})

/** Recent searches fill the field; they are cleared by one press. */
export const Recent = meta.story({
  beforeEach: () => localStorage.setItem(visitor, JSON.stringify(['出生人数', 'log loss', '企鹅'])),
  play: async () => {
    await field()
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4)
  },
})

export const RecentUsedAndCleared = meta.story({
  tags: ['no-picture'], // the entries of the story before
  beforeEach: () => localStorage.setItem(visitor, JSON.stringify(['预测', '企鹅'])),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: '预测' }))
    await waitFor(async () => expect(await field()).toHaveValue('预测'))
    await screen.findByRole('group', { name: text('search:kind.competitions') })
    await userEvent.clear(await field())
    await userEvent.click(await screen.findByRole('menuitem', { name: text('search:palette.clear') }))
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: text('search:palette.clear') })).toBeNull())
    await expect(localStorage.getItem(visitor)).toBeNull()
    await expect(screen.getByText(text('search:hint'))).toBeVisible()
  },
})

/** Before the first search there is only the hint. */
export const Nothing = meta.story({
  play: async () => {
    await field()
    await expect(await screen.findByText(text('search:hint'))).toBeVisible()
  },
})

export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '擂台赛')
    await expect(await screen.findByText(text('search:palette.empty'))).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending(searchSite)),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '预测')
    await expect(await screen.findByText(text('search:palette.loading'))).toBeVisible()
  },
})

/** A failure says why, and reads again by one press. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefused(searchSite, 'internal')),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '预测')
    await expect(await screen.findByRole('menuitem', { name: text('shell:action.retry') })).toBeVisible()
  },
})

export const FailedThenFound = meta.story({
  tags: ['no-picture'], // the entries of the stories before
  beforeEach: ({ msw }) => msw.use(mockRefused(searchSite, 'internal')),
  play: async ({ msw, userEvent }) => {
    await userEvent.type(await field(), '预测')
    const retry = await screen.findByRole('menuitem', { name: text('shell:action.retry') })
    msw.use(mock(searchSite, ({ query }) => searchFixture(query.q, query.lang)))
    await userEvent.click(retry)
    await screen.findByRole('group', { name: text('search:kind.competitions') })
  },
})
