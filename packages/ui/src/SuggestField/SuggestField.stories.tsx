import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { SuggestField } from './SuggestField.tsx'

const majors = ['数学', '应用数学', '数学与应用数学', '数理统计']
const onSearch = fn()
const onChange = fn()

type Given = Partial<Parameters<typeof SuggestField>[0]>

/** Holds the value, and suggests entries that contain the text, in place of the server. */
function Major({ value: start = '', ...rest }: Given) {
  const [value, setValue] = useState(start)
  const [wanted, setWanted] = useState('')
  return (
    <SuggestField
      label="专业"
      placeholder="输入后从列表里选"
      loadingText="正在找"
      emptyText="没有找到这个专业"
      suggestions={wanted ? majors.filter((major) => major.includes(wanted)) : []}
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
      onSearch={(text) => {
        setWanted(text)
        onSearch(text)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Core/SuggestField',
  component: Major,
  parameters: {
    keyboard: [
      ['↓ ↑', 'move through the suggestions'],
      ['Enter', 'take the suggestion'],
      ['Esc', 'close the list, back to the last text taken'],
    ],
    docs: {
      description: {
        component:
          'A text that the server can complete: school, company, major, position. By default only a suggestion counts: when the field is left it goes back to the last one taken, or empties. **Not** for a person or a thing with an id (`ComboBox`), nor for the search of a list (`SearchField`).',
      },
      story: { inline: false, height: '360px' },
    },
  },
  beforeEach: () => {
    onSearch.mockClear()
    onChange.mockClear()
  },
  decorators: [
    (Story) => (
      <div className={`${frames.form} ${frames.tall}`}>
        <Story />
      </div>
    ),
  ],
})

export const Idle = meta.story()

export const Suggestions = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '专业' }), '数学')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
})

/** A chosen text of two characters has a trailing space in the input, and none in the value. */
export const TwoCharacters = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '数')
    await screen.findByRole('option', { name: '数学' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('数学 ')
    await expect(onChange.mock.calls).toEqual([['数学']])
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})

export const BlurReverts = meta.story({
  args: { value: '应用数学' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '系')
    await expect(input).toHaveValue('应用数学系')
    await userEvent.tab()
    await expect(input).toHaveValue('应用数学')
    await userEvent.type(input, '系{Escape}')
    await expect(input).toHaveValue('应用数学')
    await expect(onChange).not.toHaveBeenCalled()
  },
})

export const BlurClears = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '数')
    await screen.findByRole('option', { name: '数学' })
    await userEvent.tab()
    await expect(input).toHaveValue('')
    await expect(onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})

export const Emptied = meta.story({
  args: { value: '数学' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(onChange).toHaveBeenLastCalledWith('')
  },
})

export const OwnWords = meta.story({
  args: { allowsCustomValue: true, emptyText: undefined, label: '职位' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '数据工匠')
    await userEvent.tab()
    await expect(input).toHaveValue('数据工匠')
    await expect(onChange).toHaveBeenLastCalledWith('数据工匠')
    await userEvent.clear(input)
    await userEvent.type(input, '数')
    await userEvent.click(await screen.findByRole('option', { name: '数理统计' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(onChange).toHaveBeenLastCalledWith('数理统计')
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '炼金')
    await expect(await screen.findByText('没有找到这个专业')).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { failure: { text: '没有查到，检查网络后再试', retryText: '重试', onRetry: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '数')
    await canvas.findByRole('button', { name: '重试' })
  },
})

export const States = meta.story({
  tags: ['modes-colours'],
  render: () => (
    <div className={frames.stack}>
      <Major value="数学" hint="在学位证上怎么写，这里就怎么写" />
      <Major errorMessage="请选一个专业" />
      <Major value="数学" isDisabled />
      <Major value={han50} label={han50} hint={longEnglish} />
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: { label: 'Major', placeholder: 'Type, then choose', value: 'Statistics' },
})
