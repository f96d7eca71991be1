import { clearCompetitionViews, competitionViews } from '@shulei/contract/people/profile/calls.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { viewsFixture } from '@shulei/mocks/people/profile/tabs.ts'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { RecentlyViewed } from './RecentlyViewed.tsx'

const meta = preview.meta({ title: 'Areas/profile/RecentlyViewed', component: RecentlyViewed })

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(6)
  },
})

/** Clearing empties the list, and the panel says so with the focus on its title. */
export const Cleared = meta.story({
  // differs from the first story in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    let isCleared = false
    msw.use(
      mock(competitionViews, () => viewsFixture(isCleared ? 0 : 2)),
      mock(clearCompetitionViews, () => {
        isCleared = true
        return { affectedRows: 2 }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('profile:viewed.clear') }))
    await expect(await canvas.findByText(text('profile:viewed.cleared'))).toHaveRole('status')
    await expect(canvas.queryByRole('link')).toBeNull()
    await waitFor(() => expect(canvas.getByText(text('profile:viewed.title'))).toHaveFocus())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const ClearingFails = meta.story({
  // differs from the first story in its words alone
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(clearCompetitionViews, 'unavailable'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('profile:viewed.clear') }))
    await canvas.findByText(text('profile:viewed.failed'))
  },
})
