import { competitionDatasetFixture } from '@shulei/mocks/competition/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ColumnProfile } from './ColumnProfile.tsx'

const [number, category] = competitionDatasetFixture().columns

const meta = preview.meta({
  title: 'Areas/competition/ColumnProfile',
  component: ColumnProfile,
  render: (args) => (
    <ul>
      <ColumnProfile {...args} />
    </ul>
  ),
  args: { column: { length: null, ...number! }, lang: 'zh-CN' },
})

export const OfNumbers = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('columns:median'))).toBeVisible()
  },
})

export const OfWords = meta.story({ args: { column: { length: null, ...category! } } })
