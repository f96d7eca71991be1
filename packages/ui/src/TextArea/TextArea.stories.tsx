import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({
  title: 'Core/TextArea',
  parameters: {
    docs: {
      description: {
        component:
          'Several lines of text: a message, a reason. **Not** for one line (`TextField`), nor for text with formatting.',
      },
    },
  },
  component: TextArea,
  args: { label: '内容' },
  decorators: [
    (Story) => (
      <div className={frames.form}>
        <Story />
      </div>
    ),
  ],
})

const letter = '南星你好，看到你在讨论区说浅水区浮标要单独建模。我们队补了三个站点的水深，想换你们的质控规则看看。'

export const Default = meta.story({ args: { placeholder: '写点什么' } })

export const States = meta.story({
  tags: ['modes'],
  render: () => (
    <div className={frames.stack}>
      <TextArea label="内容" defaultValue={letter} hint="草稿已存在本机" counter={{ text: '49 / 255' }} />
      <TextArea
        label="内容"
        defaultValue={letter.repeat(6)}
        errorMessage="超出 39 个字，请删短一些"
        counter={{ text: '294 / 255', isOver: true, announcement: '超出 39 个字' }}
      />
      <TextArea label="内容" defaultValue={letter} rows={2} isDisabled />
      <TextArea label="内容" defaultValue={letter} rows={2} isReadOnly />
    </div>
  ),
})

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

export const Growing = meta.story({ args: { isGrowing: true, rows: 2, defaultValue: letter.repeat(3) } })

export const Invalid = meta.story({
  args: { errorMessage: '内容不能为空' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('内容不能为空')
  },
})

export const LongText = meta.story({ args: { label: han50, hint: longEnglish, defaultValue: han50.repeat(3) } })

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Message', hint: 'Draft kept on this device', counter: { text: '0 / 255' } },
})
