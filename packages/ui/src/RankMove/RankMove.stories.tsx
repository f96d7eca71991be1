import preview from '#storybook/preview'
import { RankMove } from './RankMove.tsx'

const meta = preview.meta({
  title: 'Core/RankMove',
  parameters: {
    docs: {
      description: {
        component: 'How a place in a ranking has changed. **Not** for changes of figures that are no places.',
      },
    },
  },
  component: RankMove,
  args: { change: 2, label: '上升 2 位', newText: '新' },
})

export const Up = meta.story({ tags: ['modes'] })
export const Down = meta.story({ args: { change: -1, label: '下降 1 位' }, tags: ['modes-colours'] })
export const New = meta.story({ args: { change: 'new', label: '新上榜' } })
export const NewEnglish = meta.story({ args: { change: 'new', label: 'New on the board', newText: 'new' } })
export const Unchanged = meta.story({ args: { change: 0, label: '不变' } })
export const Far = meta.story({ args: { change: 99999, label: '上升 99,999 位' } })
