import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as css from './Sparkline.stories.css.ts'
import { Sparkline } from './Sparkline.tsx'

const meta = preview.meta({
  title: 'Core/Sparkline',
  parameters: {
    docs: {
      description: {
        component: 'The run of a best score in a row of a table. **Not** where values must be read off (`StepLine`).',
      },
    },
  },
  component: Sparkline,
  args: {
    values: [0.81, 0.81, 0.832, 0.851, 0.855, 0.855, 0.858, 0.858, 0.866, 0.869, 0.8715, 0.8715, 0.872, 0.8721],
    label: '最佳成绩走势：0.8100 到 0.8721',
  },
})

export const Other = meta.story({ tags: ['modes-colours'] })
export const Mine = meta.story({ args: { tone: 'mine' }, tags: ['modes'] })
export const LowerIsBetter = meta.story({ args: { values: [612, 590, 590, 544, 541, 503], better: 'lower' } })
export const Unchanged = meta.story({ args: { values: [0.5, 0.5, 0.5, 0.5] } })
export const OneScore = meta.story({ args: { values: [0.7312] } })
/** A dot, a step with room, and a dot. */
export const TwoScores = meta.story({ args: { values: [0.61, 0.7312] } })
export const NoScore = meta.story({ args: { values: [], label: '还没有成绩' } })
export const ExtremeValues = meta.story({ args: { values: [-1e12, 3, 3, 9e11, 1e12] } })
export const Fluid = meta.story({
  args: { width: 'fluid', height: 64, tone: 'mine' },
  render: (args) => (
    <div className={css.box}>
      <Sparkline {...args} />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Best score: from 0.8100 to 0.8721' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Best score: from 0.8100 to 0.8721' })).toBeVisible()
  },
})
