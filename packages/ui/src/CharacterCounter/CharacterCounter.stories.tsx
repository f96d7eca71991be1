import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { TextArea } from '../TextArea/TextArea.tsx'
import { CharacterCounter } from './CharacterCounter.tsx'

const meta = preview.meta({
  title: 'Core/CharacterCounter',
  component: CharacterCounter,
  parameters: {
    docs: {
      description: {
        component:
          'Beside any text with a limit, always in view. The fields take it as their `counter`; alone it stands beside a control that is not ours. **Not** for quotas of tries (`QuotaBoxes`) nor for progress (`ProgressBar`).',
      },
    },
  },
  args: { text: '0 / 255' },
})

export const Empty = meta.story()
export const NearTheEnd = meta.story({
  args: { text: '250 / 255', announcement: '还能写 5 个字' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('还能写 5 个字')
  },
})
export const AtTheEnd = meta.story({ args: { text: '255 / 255' } })
export const PastTheEnd = meta.story({ args: { text: '256 / 255', isOver: true, announcement: '超出 1 个字' } })

const most = 10

/** Counts code points as the database does, not UTF-16 units or graphemes. */
function Counted() {
  const [text, setText] = useState('')
  const count = [...text.normalize('NFC')].length
  return (
    <div className={frames.form}>
      <TextArea
        label="内容"
        value={text}
        onChange={setText}
        counter={{ text: `${count} / ${most}`, isOver: count > most }}
      />
    </div>
  )
}

export const CodePoints = meta.story({
  tags: ['modes'],
  render: () => <Counted />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '𠮷田🌊👨‍👩‍👧')
    await expect(canvas.getByText('8 / 10')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), '数据擂台')
    await expect(canvas.getByText('12 / 10')).toHaveAttribute('data-over')
    await expect(canvas.getByRole('textbox')).toHaveValue('𠮷田🌊👨‍👩‍👧数据擂台')
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { text: '250 / 255', announcement: '5 characters left' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 characters left')
  },
})
