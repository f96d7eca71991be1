import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { ownProfile } from '../stories/people.ts'
import { SkillsPanel } from './SkillsPanel.tsx'

const skill = (skillName: string, userSkillId: number) => ({ userSkillId, skillName })

const meta = preview.meta({
  title: 'Areas/profile/SkillsPanel',
  component: SkillsPanel,
  args: { skills: ownProfile().skills },
})

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
})

export const None = meta.story({ args: { skills: [] } })

export const ChineseAndEnglish = meta.story({
  args: { skills: ['时间序列', 'Time series', 'PyTorch', '梯度提升', 'مرحبا', 'C++'].map(skill) },
})
