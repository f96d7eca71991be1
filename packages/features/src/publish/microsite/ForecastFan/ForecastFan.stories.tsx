import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { ForecastFan } from './ForecastFan.tsx'

const spread = (middle: number, i: number) => ({
  middle,
  inner: [middle - 0.05 * i, middle + 0.05 * i] as const,
  outer: [middle - 0.1 * i, middle + 0.1 * i] as const,
})

const meta = preview.meta({
  title: 'Areas/microsite/ForecastFan',
  component: ForecastFan,
  args: {
    label: '浪高从 1.2 米升到 2.4 米；未来 24 小时最高约 2.9 米。',
    observed: [1.2, 1.5, 1.9, 2.1, 2.0, 1.8, 2.1, 2.4],
    forecast: [2.4, 2.6, 2.8, 2.9, 2.7].map(spread),
    ticks: [0, 1, 2, 3, 4],
    formatTick: (value: number) => `${value} m`,
    texts: { observed: '观测 48 h', forecast: '预测 24 h，50% / 90%', now: '现在', from: '11/19', until: '11/22' },
  },
})

export const Default = meta.story({
  tags: ['modes-microsite'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /2.4 米/ })).toBeVisible()
  },
})

export const NothingAhead = meta.story({ args: { forecast: [spread(2.4, 0)] } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
