import { competitionProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import type { Competition } from '../useCompetition.ts'
import { ContestTabs } from './ContestTabs.tsx'

const at = (tab: string) => ({ router: `/competitions/1001/${tab}` })

const meta = preview.meta({
  title: 'Areas/competition/ContestTabs',
  component: ContestTabs,
  args: { competition: competitionProfileFixture() as Competition },
  parameters: at(''),
})

/** The task tab has the competition's own address; tabs with countable content show the count. */
export const Task = meta.story({
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { current: 'page' })
    await expect(open).toHaveTextContent(text('competition-page:tab.overview'))
    await expect(open).toHaveAttribute('href', '/competitions/1001')
    await expect(canvas.getByRole('link', { name: '数据 3' })).toBeVisible()
  },
})

/** Each address opens its tab, also with a trailing slash. */
export const EachTab = meta.story({
  tags: ['no-picture'], // same picture as Task, with another tab open
  parameters: at('ranking/'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(text('contest-overview:top.link'))
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['', 'dataware', 'ranking', 'discuss', 'models', 'submits', 'teams', 'signup', 'invite', 'profile', 'faq'].map(
        (tab) => (tab === '' ? '/competitions/1001' : `/competitions/1001/${tab}`),
      ),
    )
  },
})

/** The open tab comes into view; the bar scrolls, the page does not. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  parameters: at('faq'),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect()
    const open = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    // a bar scrolls by whole pixels only
    await expect(open.right).toBeLessThan(bar.right + 1)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})
