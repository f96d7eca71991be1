import preview from '#storybook/preview'
import { WindRose } from './WindRose.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/WindRose',
  component: WindRose,
  args: {
    label: '西南风最多。',
    shares: [
      [0.05, 0.02, 0, 0],
      [0.03, 0.01, 0, 0],
      [0.04, 0.02, 0.01, 0],
      [0.06, 0.04, 0.02, 0.01],
      [0.08, 0.06, 0.03, 0.01],
      [0.1, 0.12, 0.08, 0.04],
      [0.06, 0.04, 0.02, 0],
      [0.03, 0.02, 0, 0],
    ],
    winds: ['北', '东', '南', '西'],
    bands: ['< 3.4 m/s', '3.4 – 7.9', '8.0 – 10.7', '≥ 10.8'],
  },
})

export const Default = meta.story({ globals: { theme: 'kite' } })
/** No wind at all. */
export const Calm = meta.story({
  globals: { theme: 'kite' },
  args: { shares: [[0], [0], [0], [0]], bands: ['< 3.4 m/s'] },
})
