import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { SavedPanel } from './SavedPanel.tsx'

const long =
  'Somebody, whoever it may be, follows you, and you follow them back, after which both of you are told of what the other does'

const meta = preview.meta({
  title: 'Areas/settings/SavedPanel',
  component: SavedPanel,
  args: {
    id: 'example',
    title: '设置的名字'.repeat(8),
    description: long.repeat(2),
    rows: [
      { key: 'one', label: '很长的一项设置'.repeat(7), hint: long },
      { key: 'two', label: long, hint: '关系到上一项' },
      { key: 'three', label: '要先打开第一项', hint: '否则没有意义', needs: 'one' },
    ],
    stored: { one: false, two: true, three: true },
    error: undefined,
    onRetry: fn(),
    save: async ({ key, isOn }, stored) => ({ ...stored, [key]: isOn }),
  },
})

/** Long texts are not cut, and a setting without effect is disabled. */
export const LongText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: '要先打开第一项' })).toBeDisabled()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

export const Needed = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('switch')
    if (first) await userEvent.click(first)
    await expect(canvas.getByRole('switch', { name: '要先打开第一项' })).toBeEnabled()
  },
})
