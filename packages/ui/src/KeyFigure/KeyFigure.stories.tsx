import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50 } from '../stories/longText.ts'
import { KeyFigure, KeyFigures } from './KeyFigure.tsx'

const meta = preview.meta({
  title: 'Core/KeyFigure',
  parameters: {
    docs: {
      description: {
        component:
          'Two to four figures that sum a page up: prize, teams, entries. **Not** for a table of figures (`Table`), nor for counts of what is new (`Badge`).',
      },
    },
  },
  component: KeyFigure,
})

export const Row = meta.story({
  tags: ['modes'],
  render: () => (
    <KeyFigures>
      <KeyFigure label="奖金" value="¥300,000" />
      <KeyFigure label="队伍" value="1,284" />
      <KeyFigure label="提交" value="21,907" />
    </KeyFigures>
  ),
})

export const Single = meta.story({
  render: () => (
    <KeyFigures>
      <KeyFigure label="本队最佳" value="0.8512" note="第 47 名 / 1,284" size="l" />
    </KeyFigures>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <KeyFigures>
        <KeyFigure label={han50} value="1,000,000,000" note={han50} />
        <KeyFigure label="队伍" value="–" />
      </KeyFigures>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <KeyFigures>
      <KeyFigure label="Prize money" value="¥300,000" />
      <KeyFigure label="Teams" value="1,284" />
      <KeyFigure label="Submissions" value="21,907" />
    </KeyFigures>
  ),
})
