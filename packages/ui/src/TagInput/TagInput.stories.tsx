import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { TagInput } from './TagInput.tsx'

const onChange = fn()
const known = ['时间序列', '时空序列', '时序异常检测', '梯度提升']

/** At most six different tags of ten code points, by the server's rule. */
function Skills({
  start = [],
  hasSuggestions = false,
  ...rest
}: {
  start?: string[]
  hasSuggestions?: boolean
  isDisabled?: boolean
  errorMessage?: string
  label?: string
  labelNote?: string
  tagsLabel?: string
  removeLabel?: (tag: string) => string
  hint?: string
}) {
  const [tags, setTags] = useState<readonly string[]>(start)
  const [wanted, setWanted] = useState('')
  const length = (tag: string) => [...tag.normalize('NFC')].length
  const suggesting = hasSuggestions
    ? { suggestions: known.filter((tag) => wanted && tag.includes(wanted)), onSearch: setWanted, loadingText: '正在找' }
    : {}
  return (
    <TagInput
      label="技术方向"
      labelNote="最多 6 个"
      placeholder="写一个，按回车"
      tagsLabel="已加的方向"
      removeLabel={(tag) => `移除${tag}`}
      countText={`${tags.length} / 6`}
      counter={(text) => ({ text: `${length(text.trim())} / 10`, isOver: length(text.trim()) > 10 })}
      {...suggesting}
      {...rest}
      tags={tags}
      onChange={(next) => {
        setTags(next)
        onChange(next)
      }}
      problemOf={(tag) => {
        if (tags.length >= 6) return '最多 6 个，先去掉一个'
        if (length(tag) > 10) return '每个方向最多 10 个字'
        if (tags.some((one) => one.toLowerCase() === tag.toLowerCase())) return '这个方向已经加过'
      }}
    />
  )
}

const six = ['时空序列', '梯度提升', '海洋气象', '因果推断', 'PyTorch', '运筹优化']

const meta = preview.meta({
  title: 'Core/TagInput',
  component: Skills,
  parameters: {
    keyboard: [
      ['Enter  ,', 'add what is typed'],
      ['Backspace', 'in the empty field: to the last tag'],
      ['← →', 'from tag to tag'],
      ['Delete', 'remove the tag'],
    ],
    docs: {
      description: {
        component:
          'A few short texts that people make up themselves: skills, keywords. **Not** for a choice from a fixed set (`Checkbox`, `FilterGroup`), nor for people and things with an id (`ComboBox`).',
      },
      story: { inline: false, height: '320px' },
    },
  },
  beforeEach: () => void onChange.mockClear(),
  decorators: [
    (Story) => (
      <div className={frames.form}>
        <Story />
      </div>
    ),
  ],
})

export const Empty = meta.story()
export const SixTags = meta.story({
  tags: ['modes'],
  args: { start: six },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '推荐系统{Enter}')
    await expect(canvas.getByText('最多 6 个，先去掉一个')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('推荐系统')
    await expect(onChange).not.toHaveBeenCalled()
  },
})

export const Added = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: /技术方向/ })
    await userEvent.type(input, '时空序列{Enter}')
    await userEvent.type(input, ' PyTorch ，')
    await userEvent.type(input, '因果推断')
    await userEvent.tab()
    await expect(onChange).toHaveBeenLastCalledWith(['时空序列', 'PyTorch', '因果推断'])
    await expect(input).toHaveValue('')
  },
})

export const Duplicate = meta.story({
  args: { start: ['PyTorch'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pytorch{Enter}')
    await expect(canvas.getByText('这个方向已经加过')).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/已经加过/)
  },
})

export const TooLong = meta.story({
  tags: ['modes-colours'],
  args: { start: six.slice(0, 3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '近海浪高短临预报与评测{Enter}')
    await expect(canvas.getByText('每个方向最多 10 个字')).toBeVisible()
    await expect(canvas.getByText('11 / 10')).toHaveAttribute('data-over')
  },
})

export const RemovedByKeyboard = meta.story({
  args: { start: six.slice(0, 3) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('button', { name: '移除海洋气象' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    await expect(onChange).toHaveBeenLastCalledWith(['时空序列', '海洋气象'])
    await expect(canvas.queryByText('梯度提升')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: '移除海洋气象' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
})

export const Suggestions = meta.story({
  args: { hasSuggestions: true, start: ['时间序列'] },
  decorators: [
    (Story) => (
      <div className={frames.tall}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '时')
    await screen.findByRole('option', { name: '时空序列' })
    await expect(screen.queryByRole('option', { name: '时间序列' })).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith(['时间序列', '时空序列'])
    await expect(input).toHaveValue('')
    await userEvent.type(input, '时序')
    await screen.findByRole('option', { name: '时序异常检测' })
  },
})

export const Disabled = meta.story({ args: { start: six.slice(0, 2), isDisabled: true } })
export const Invalid = meta.story({ args: { errorMessage: '至少写一个方向' } })
export const LongText = meta.story({
  args: { label: han50, hint: longEnglish, start: [han50, 'significant_wave_height_ensemble_fold5_seed20261121'] },
})
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Skills',
    labelNote: 'up to 6',
    tagsLabel: 'Skills so far',
    removeLabel: (tag: string) => `Remove ${tag}`,
    start: ['Time series', 'PyTorch'],
  },
})
