import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { BarGroups } from './BarGroups.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/BarGroups',
  component: BarGroups,
  globals: { theme: 'tang' },
  args: {
    label: '唐诗多烟，宋诗多梅。',
    groups: [
      { name: '烟', values: [9.1, 3.4] },
      { name: '月', values: [19.2, 14.6] },
      { name: '梅', values: [1.9, 4.4] },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /多梅/ })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-most]')).toHaveLength(3)
  },
})

/** Without a value the bars have no height. */
export const AllZero = meta.story({ args: { groups: [{ name: '梅', values: [0, 0] }] } })
