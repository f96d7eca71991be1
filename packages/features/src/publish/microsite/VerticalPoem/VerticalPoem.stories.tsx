import preview from '#storybook/preview'
import { VerticalPoem } from './VerticalPoem.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/VerticalPoem',
  component: VerticalPoem,
  args: { lines: ['白日依山尽', '黄河入海流', '欲穷千里目', '更上一层楼'], source: '王之涣 登鹳雀楼' },
  globals: { theme: 'tang' },
})

export const Default = meta.story()
