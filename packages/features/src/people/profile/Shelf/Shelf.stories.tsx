import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { gu } from '../stories/people.ts'
import { withShowcase } from '../stories/withShowcase.tsx'
import { Shelf } from './Shelf.tsx'

const meta = preview.meta({
  title: 'Areas/profile/Shelf',
  component: Shelf,
  args: { userId: gu.id },
  decorators: [withShowcase],
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    // a certificate where the competition is over, else the row of the ranking
    for (const link of links) {
      await expect(link).toHaveAttribute(
        'href',
        expect.stringMatching(/(ranking#team-\d+|^\/certificates\/SL-\d+-\d+)$/),
      )
    }
  },
})
