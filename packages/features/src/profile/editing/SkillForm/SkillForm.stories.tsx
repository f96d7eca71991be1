import { addTag } from '@shulei/contract/profile/calls.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { emptyProfileFixture, profileFixture } from '@shulei/mocks/profile/fixtures.ts'
import { mockReader } from '@shulei/mocks/profile/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { SkillForm } from './SkillForm.tsx'

const six = ['时空序列', '梯度提升', '海洋气象', '因果推断', 'PyTorch', '运筹优化']
const profile = profileFixture(mockReader, {
  skills: six.map((skillName, index) => ({ userSkillId: index + 1, skillName })),
})

const meta = preview.meta({
  title: 'Areas/profile/SkillForm',
  component: SkillForm,
  parameters: { router: `/user/${mockReader.id}/profile` },
  args: { profile },
  beforeEach: () => localStorage.clear(),
})

export const Empty = meta.story({ args: { profile: emptyProfileFixture() } })

/** Six are there: a seventh stays in the field with the reason. */
export const Full = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'SQL{Enter}')
    await expect(canvas.getByText(/^(最多 6 个，先去掉一个再加。|At most 6. Remove one first.)$/)).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('SQL')
  },
})

/** The server refuses what was added: it stays to be saved again. */
export const AddFailed = meta.story({
  args: { profile: { ...profile, skills: profile.skills.slice(0, 3) } },
  beforeEach({ msw }) {
    msw.use(mockRefused(addTag, 'unavailable', '服务暂时不可用，请稍后再试。'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), ' SQL {Enter}')
    await userEvent.click(canvas.getByRole('button', { name: '保存技能' }))
    await canvas.findByText('服务暂时不可用，请稍后再试。')
    await expect(canvas.getByRole('button', { name: '移除SQL' })).toBeVisible()
    const kept = localStorage.getItem(`draft:/user/${mockReader.id}/profile#skills`) ?? ''
    await expect(kept).toContain('SQL')
    await userEvent.click(document.body)
  },
})
