import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Medal } from './Medal.tsx'
import * as css from './RankNumber.stories.css.ts'
import { RankNumber } from './RankNumber.tsx'

const meta = preview.meta({
  title: 'Core/RankNumber',
  parameters: { docs: { description: { component: 'A place in a ranking. **Not** for ids or counts.' } } },
  component: RankNumber,
  args: { rank: 1 },
})

export const First = meta.story()
export const Places = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={css.row}>
      {[1, 2, 3, 4, 47].map((rank) => (
        <RankNumber key={rank} rank={rank} />
      ))}
      <RankNumber rank={100_000} text="100,000" />
      <RankNumber rank={null} />
    </div>
  ),
})
export const Medals = meta.story({
  tags: ['modes-colours'],
  render: () => (
    <div className={css.row}>
      <Medal kind="gold" label="冠军" />
      <Medal kind="silver" label="亚军" />
      <Medal kind="bronze" label="季军" />
      <Medal kind="gold" size={44} label="冠军" />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <div className={css.row}>
      <RankNumber rank={100_000} text="100,000" />
      <Medal kind="gold" label="Champion" />
      <Medal kind="silver" label="Runner-up" />
      <Medal kind="bronze" label="Third place" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Runner-up' })).toBeVisible()
  },
})
