import Monitor from 'lucide-react/dist/esm/icons/monitor.mjs'
import Moon from 'lucide-react/dist/esm/icons/moon.mjs'
import Sun from 'lucide-react/dist/esm/icons/sun.mjs'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { Icon } from '../Icon/Icon.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longEnglish } from '../stories/longText.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const onChange = fn()

/** Holds the value, as a page would. */
function Appearance({ isDisabled = false }: { isDisabled?: boolean }) {
  const [value, setValue] = useState<'light' | 'dark' | 'system'>('light')
  return (
    <SegmentedControl
      label="外观"
      value={value}
      isDisabled={isDisabled}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
      segments={[
        { id: 'light', label: '浅色', icon: <Icon of={Sun} size={15} /> },
        { id: 'dark', label: '深色', icon: <Icon of={Moon} size={15} /> },
        { id: 'system', label: '跟随系统', icon: <Icon of={Monitor} size={15} /> },
      ]}
    />
  )
}

const meta = preview.meta({
  title: 'Core/SegmentedControl',
  parameters: {
    keyboard: [
      ['→ ←', 'to the next or the last'],
      ['Enter, Space', 'choose it'],
    ],
    docs: {
      description: {
        component:
          'Two to four views of the same thing, switched in place. **Not** where each view has an address (`FilterGroup`, `TabNav`), nor in a form that is sent (`RadioGroup`).',
      },
    },
  },
  component: Appearance,
})

export const Default = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '深色' }))
    await expect(onChange).toHaveBeenLastCalledWith('dark')
    await expect(canvas.getByRole('radio', { name: '深色' })).toBeChecked()
  },
})

export const ByKeyboard = meta.story({
  tags: ['no-picture'], // same picture as Default
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '浅色' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(onChange).toHaveBeenLastCalledWith('dark')
    await userEvent.keyboard('{ArrowRight} ')
    await expect(canvas.getByRole('radio', { name: '跟随系统' })).toBeChecked()
  },
})

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
  },
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <SegmentedControl
        label="视图"
        value="a"
        onChange={onChange}
        segments={[
          { id: 'a', label: han50 },
          { id: 'b', label: '表格' },
          { id: 'c', label: longEnglish, icon: <Icon of={Sun} size={15} /> },
        ]}
      />
    </div>
  ),
  // Every label is fully visible: no part lies outside the control.
  play: async ({ canvas }) => {
    const control = canvas.getByRole('radiogroup')
    await expect(control.scrollWidth).toBe(control.clientWidth)
    for (const segment of canvas.getAllByRole('radio')) {
      await expect(segment.scrollWidth).toBeLessThanOrEqual(segment.clientWidth)
    }
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <SegmentedControl
      label="List"
      value="a"
      onChange={onChange}
      segments={[
        { id: 'a', label: 'List A' },
        { id: 'b', label: 'List B', isDisabled: true },
      ]}
    />
  ),
})
