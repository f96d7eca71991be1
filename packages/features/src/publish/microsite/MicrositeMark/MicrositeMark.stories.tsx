import preview from '#storybook/preview'
import type { MicrositeMarkDrawing } from '../microsite.ts'
import * as css from '../stories/frames.css.ts'
import { MicrositeMark } from './MicrositeMark.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/MicrositeMark',
  component: MicrositeMark,
  args: { drawing: 'wave' },
})

const drawings: readonly MicrositeMarkDrawing[] = ['wave', 'kite', 'seal', 'lamps', 'lattice', 'notice']

export const All = meta.story({
  tags: ['modes-microsite'],
  render: () => (
    <div className={css.headerRow}>
      {drawings.map((drawing) => (
        <MicrositeMark key={drawing} drawing={drawing} letter="诗" size={48} />
      ))}
    </div>
  ),
})
