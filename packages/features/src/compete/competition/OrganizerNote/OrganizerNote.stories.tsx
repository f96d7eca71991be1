import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { OrganizerNote } from './OrganizerNote.tsx'

const meta = preview.meta({
  title: 'Areas/competition/OrganizerNote',
  component: OrganizerNote,
  args: { competitionId: 1001 },
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('competition-page:organizer.text'))).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/competitions/1001/ranking')
  },
})
