import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Avatar } from '../Avatar/Avatar.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { ComboBox, type ComboBoxOption } from './ComboBox.tsx'

const person = (id: string, label: string, note: string, aside?: string): ComboBoxOption => ({
  id,
  label,
  note,
  aside,
  picture: (place) => <Avatar name={label} seed={id} size={place === 'list' ? 's' : 'xs'} />,
})
const people = [
  person('208417', '顾南星', '杭州 · 算法工程师', '互相关注'),
  person('208418', '顾宁晓', '西安 · 在读研究生', '我关注的'),
  person('208419', '关乃馨', '广州 · 数据分析'),
  person('208420', '郭念祥', '沈阳 · 运筹优化'),
  person('208421', 'Gu Ningxi', '伦敦 · 统计学'),
  person('208422', '高宁轩', '第六个不显示'),
]

const onSearch = fn()

/** Holds the choice, and searches by the first letters of the names in place of the server. */
function Receiver({
  start = null,
  ...rest
}: Partial<Parameters<typeof ComboBox>[0]> & { start?: ComboBoxOption | null }) {
  const [value, setValue] = useState(start)
  const [wanted, setWanted] = useState('')
  return (
    <ComboBox
      label="收信人"
      placeholder="姓名、拼音首字母或用户 ID"
      loadingText="正在找"
      emptyText="没有找到，换个写法试试"
      countText={(count) => `${count} 人`}
      removeLabel={(name) => `移除${name}`}
      options={wanted.startsWith('g') ? people : []}
      {...rest}
      value={value}
      onChange={setValue}
      onSearch={(text) => {
        setWanted(text)
        onSearch(text)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Core/ComboBox',
  component: Receiver,
  parameters: {
    keyboard: [
      ['↓ ↑', 'open the list, move through the options'],
      ['Enter', 'choose the option'],
      ['Esc', 'empty the field, close the list'],
      ['Backspace', 'in the empty field: take the chosen one back'],
    ],
    docs: {
      description: {
        component:
          'One thing among many that only the server knows: a receiver, a member to invite. Text that chose nothing is not kept. **Not** for a dozen fixed options (`Select`), for own words with suggestions (`SuggestField`), nor for a list to be searched by address (`SearchField`).',
      },
      story: { inline: false, height: '420px' },
    },
  },
  beforeEach: () => void onSearch.mockClear(),
  decorators: [
    (Story) => (
      <div className={`${frames.form} ${frames.tall}`}>
        <Story />
      </div>
    ),
  ],
})

export const Idle = meta.story()

export const Waiting = meta.story({
  args: { isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '收信人' }), 'gnx')
    await expect(onSearch).not.toHaveBeenCalled()
    await expect(await screen.findByText('正在找')).toBeVisible()
    await waitFor(() => expect(onSearch.mock.calls).toEqual([['gnx']]))
  },
})

export const Found = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gnx')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5))
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { name: /顾南星/ })).toHaveAttribute('data-focused')
    await expect(canvas.getByText('5 人')).toBeVisible()
  },
})

export const Chosen = meta.story({
  tags: ['modes-colours'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'gnx')
    await screen.findByRole('option', { name: /顾宁晓/ })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveValue('')
    await expect(input).toHaveAccessibleDescription('顾宁晓')
    await userEvent.click(canvas.getByRole('button', { name: '移除顾宁晓' }))
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'gn')
    await userEvent.click(await screen.findByRole('option', { name: /顾南星/ }))
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.queryByText('顾南星')).toBeNull()
    await userEvent.type(input, 'gnx')
    await userEvent.click(await screen.findByRole('option', { name: /顾南星/ }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})

/** A text without a choice is cleared on blur, but not by Enter. */
export const OwnWordsAreNotKept = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'gnx')
    await screen.findByRole('option', { name: /顾南星/ })
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('gnx')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveValue(''))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.type(input, 'gnx')
    await screen.findByRole('option', { name: /顾南星/ })
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})

export const BlankIsIgnored = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '   ')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(onSearch).not.toHaveBeenCalled()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
})

/** Unfinished pinyin of an input method starts no search. */
export const UnfinishedPinyin = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    input.focus()
    fireEvent.compositionStart(input)
    await userEvent.type(input, 'gu nan')
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(onSearch).not.toHaveBeenCalled()
    fireEvent.compositionEnd(input)
    await waitFor(() => expect(onSearch.mock.calls).toEqual([['gu nan']]))
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '嗯')
    await expect(await screen.findByText('没有找到，换个写法试试')).toBeVisible()
  },
})

const onRetry = fn()

export const Failed = meta.story({
  tags: ['modes-colours'],
  args: { failure: { text: '没有查到，检查网络后再试', retryText: '重试', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gnx')
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }))
    await expect(onRetry).toHaveBeenCalled()
  },
})

export const Invalid = meta.story({ args: { errorMessage: '请选一位收信人' } })
export const Disabled = meta.story({ args: { start: people[0], isDisabled: true } })
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})

export const LongText = meta.story({
  args: { label: han50, start: { id: 'x', label: han50 }, hint: longEnglish },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'To',
    placeholder: 'Name, pinyin initials or user ID',
    start: { id: 'x', label: 'Gu Nanxing' },
    removeLabel: (name) => `Remove ${name}`,
  },
})
