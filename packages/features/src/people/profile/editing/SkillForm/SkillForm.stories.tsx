import { addTag } from '@shulei/contract/people/profile/calls.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { emptyProfileFixture, profileFixture } from '@shulei/mocks/people/profile/fixtures.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
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

/** With six skills, a seventh stays in the field with an error. */
export const Full = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'SQL{Enter}')
    await expect(canvas.getByText(text('editing:skill.problem.full', { count: 6 }))).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveValue('SQL')
  },
})

/** The server refuses the added skills: they stay and can be saved again. */
export const AddFailed = meta.story({
  args: { profile: { ...profile, skills: profile.skills.slice(0, 3) } },
  beforeEach({ msw }) {
    msw.use(mockRefused(addTag, 'unavailable'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), ' SQL {Enter}')
    await userEvent.click(
      canvas.getByRole('button', { name: text('editing:save.name', { part: text('editing:part.skills') }) }),
    )
    await canvas.findByText(refusalText('unavailable'))
    await expect(canvas.getByRole('button', { name: text('editing:skill.remove', { name: 'SQL' }) })).toBeVisible()
    const stored = localStorage.getItem(`draft:/user/${mockReader.id}/profile#skills`) ?? ''
    await expect(stored).toContain('SQL')
    await userEvent.click(document.body)
  },
})
