import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { column } from '../stories/column.css.ts'
import { gu } from '../stories/people.ts'
import { withShowcase } from '../stories/withShowcase.tsx'
import { Topics } from './Topics.tsx'

const meta = preview.meta({
  title: 'Areas/profile/Topics',
  component: Topics,
  args: { userId: gu.id },
  decorators: [
    (Story) => (
      <div className={column}>
        <Story />
      </div>
    ),
    withShowcase,
  ],
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(1)
  },
})
