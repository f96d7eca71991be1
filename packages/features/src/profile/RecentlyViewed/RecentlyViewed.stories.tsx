import { clearCompetitionViews, competitionViews } from '@shulei/contract/profile/calls.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { viewsFixture } from '@shulei/mocks/profile/tabs.ts'
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

/** Clearing empties the list, and the panel goes. */
export const Cleared = meta.story({
  // nothing is left to be drawn
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
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull())
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
