import preview from '#storybook/preview'
import * as css from '../stories/frames.css.ts'
import { PersonList } from './PersonList.tsx'

const meta = preview.meta({
  title: 'Areas/microsite/PersonList',
  component: PersonList,
  decorators: [
    (Story) => (
      <div className={css.column}>
        <Story />
      </div>
    ),
  ],
  args: {
    people: [
      { id: 1, name: '乔远舟', role: '海浪数值预报，评审组长' },
      { id: 2, name: '叶澜', role: '卫星遥感反演' },
      { id: 3, name: 'Ines Duarte', role: '集合预报与概率评分' },
    ],
  },
})

export const Default = meta.story()
export const LongNames = meta.story({
  args: {
    people: [
      {
        id: 4,
        name: 'Maria Fernanda Albuquerque de Vasconcelos e Sousa',
        role: '面向近海渔业与风电运维安全保障需求的海浪有效波高短临预报模型构建评测及可解释性分析',
      },
    ],
  },
})
