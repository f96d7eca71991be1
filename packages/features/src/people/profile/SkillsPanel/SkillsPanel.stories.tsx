import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { gu, ownProfile } from '../stories/people.ts'
import { SkillsPanel } from './SkillsPanel.tsx'

const skill = (skillName: string, userSkillId: number) => ({ userSkillId, skillName })

const meta = preview.meta({
  title: 'Areas/profile/SkillsPanel',
  component: SkillsPanel,
  args: { skills: ownProfile().skills, ownerId: ownProfile().id },
})

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
})

/** The owner is led to the editor. */
export const None = meta.story({
  args: { skills: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/user/${args.ownerId}/profile#skills`)
  },
})

/** Others see nothing of an empty panel. */
export const NoneForOthers = meta.story({
  tags: ['no-picture'],
  args: { skills: [], ownerId: gu.id },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(text('profile:skills.title'))).toBeNull()
  },
})

export const ChineseAndEnglish = meta.story({
  args: { skills: ['时间序列', 'Time series', 'PyTorch', '梯度提升', 'مرحبا', 'C++'].map(skill) },
})
