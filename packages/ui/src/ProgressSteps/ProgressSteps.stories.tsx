import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { ProgressSteps } from './ProgressSteps.tsx'

const meta = preview.meta({
  title: 'Core/ProgressSteps',
  component: ProgressSteps,
  parameters: {
    docs: {
      description: {
        component:
          'Above a form of two to six pages: the guide after sign-up, real-name verification. **Not** for a state made of independent points (`Steps`), nor for a running upload (`ProgressBar`).',
      },
    },
  },
  args: {
    label: '完善资料',
    steps: [
      { id: 'identity', name: '选择身份' },
      { id: 'skills', name: '技术方向' },
      { id: 'industry', name: '关注行业' },
      { id: 'done', name: '完成' },
    ],
    current: 'skills',
    doneText: '已完成',
    summary: '第 2 步，共 4 步：技术方向',
  },
  decorators: [
    (Story) => (
      <div className={`${frames.main} ${frames.surface}`}>
        <Story />
      </div>
    ),
  ],
})

export const Second = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('技术方向')
    await expect(canvas.getAllByText('已完成')).toHaveLength(1)
  },
})
export const First = meta.story({ args: { current: 'identity', summary: '第 1 步，共 4 步：选择身份' } })
export const AllDone = meta.story({ args: { current: 'over', summary: '全部完成' } })
/** Steps that were left out have no tick, and those that were filled in before keep theirs. */
export const LeftOut = meta.story({
  args: {
    steps: [
      { id: 'identity', name: '选择身份', isDone: false },
      { id: 'skills', name: '技术方向', isDone: false },
      { id: 'industry', name: '关注行业', isDone: true },
      { id: 'done', name: '完成', isDone: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((step) => step.dataset.state)).toEqual([
      'todo',
      'current',
      'done',
      'todo',
    ])
    await expect(canvas.getAllByText('已完成')).toHaveLength(1)
  },
})
export const LongText = meta.story({
  args: {
    steps: [
      { id: 'a', name: han50 },
      { id: 'skills', name: 'Significant wave height' },
    ],
    summary: han50,
  },
})
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Your profile',
    steps: [
      { id: 'identity', name: 'Who you are' },
      { id: 'skills', name: 'What you do' },
      { id: 'done', name: 'Done' },
    ],
    doneText: 'done',
    summary: 'Step 2 of 3: what you do',
  },
})
