import { weakPairs } from '@shulei/ui/theme/judge.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
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
    await expect(canvas.getByRole('status')).toHaveTextContent(/全部看得清/)
  },
})

/** Each pair with its figure, and the nearest colour of the same hue that would pass. */
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

/** No lightness is enough on grounds that are light and dark at once: the ground has to change. */
export const NoWay = meta.story({
  args: { tokens: alike, weak: weakPairs(alike) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/请换底色/).length).toBeGreaterThan(0)
  },
})
