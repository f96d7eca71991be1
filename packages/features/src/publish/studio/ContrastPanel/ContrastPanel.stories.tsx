import { weakPairs } from '@shulei/ui/theme/contrastCheck.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern } from '#storybook/texts'
import { themeOf } from '../stories/kit.tsx'
import { ContrastPanel } from './ContrastPanel.tsx'

const { tokens } = themeOf('kite')
const faint = { ...tokens, 'color-text-subtle': '#9a9ac0' }
const alike = {
  ...tokens,
  'color-action-bg': '#8a8a8a',
  'color-action-bg-hover': '#2a2a2a',
  'color-action-bg-active': '#e0e0e0',
  'color-action-text': '#8c8c8c',
}

const meta = preview.meta({
  title: 'Areas/studio/ContrastPanel',
  component: ContrastPanel,
  args: { tokens, weak: [], onUse: fn() },
})

export const AllFine = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(pattern('studio:contrast.fine'))
  },
})

/** Each pair with its contrast, and the nearest passing colour of the same hue. */
export const Weak = meta.story({
  tags: ['modes'],
  args: { tokens: faint, weak: weakPairs(faint) },
  play: async ({ canvas, userEvent, args }) => {
    const [use] = canvas.getAllByRole('button')
    if (!use) throw new Error('No pair offers a colour')
    await userEvent.click(use)
    await expect(args.onUse).toHaveBeenCalledWith('color-text-subtle', expect.stringMatching(/^#[0-9a-f]{6}$/))
    await userEvent.unhover(use)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
})

/** No lightness passes on both light and dark backgrounds: the background has to change. */
export const NoWay = meta.story({
  args: { tokens: alike, weak: weakPairs(alike) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(pattern('studio:contrast.noWay')).length).toBeGreaterThan(0)
  },
})
