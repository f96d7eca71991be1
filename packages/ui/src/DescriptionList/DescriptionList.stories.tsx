import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish, longWord } from '../stories/longText.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = preview.meta({
  title: 'Core/DescriptionList',
  parameters: {
    docs: {
      description: {
        component:
          'Facts by their names: licence, size, organiser. **Not** for rows of several things (`Table`), nor for single large figures (`KeyFigure`).',
      },
    },
  },
  component: DescriptionList,
  args: {
    items: [
      { term: '来源', value: <TextLink href="#source">美国社会保障局</TextLink> },
      { term: '许可', value: 'CC0 1.0' },
      { term: '大小', value: '5,479 行，148 KB' },
      { term: '校验值', value: 'sha256 9f2c…a41e' },
    ],
  },
})

export const Rows = meta.story({ tags: ['modes'] })
export const Stacked = meta.story({ args: { variant: 'stacked' }, tags: ['modes-colours'] })
/** Neither a long term nor a long value squeezes the other into a column of single letters. */
export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <DescriptionList
        items={[
          { term: han50, value: longEnglish },
          { term: '文件', value: longWord },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByRole('definition')) await expect(value.offsetWidth).toBeGreaterThan(100)
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    items: [
      { term: 'Source', value: <TextLink href="#source">US Social Security Administration</TextLink> },
      { term: 'Licence', value: 'CC0 1.0' },
      { term: 'Size', value: '5,479 rows, 148 KB' },
    ],
  },
})
