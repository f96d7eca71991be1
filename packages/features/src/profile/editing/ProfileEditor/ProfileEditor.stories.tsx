import { mockReader } from '@shulei/mocks/profile/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { ProfileEditor } from './ProfileEditor.tsx'

const meta = preview.meta({
  title: 'Areas/profile/ProfileEditor',
  component: ProfileEditor,
  parameters: { router: `/user/${mockReader.id}/profile` },
  args: { userId: mockReader.id },
  beforeEach: () => localStorage.clear(),
})

/** What was saved is what the page shows from now on, as it is stored. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const introduction = await canvas.findByRole('textbox', { name: '个人简介' })
    await userEvent.clear(introduction)
    await userEvent.type(introduction, '  看浪的人。  ')
    await userEvent.type(canvas.getByRole('textbox', { name: '用户名' }), '号 ')
    await userEvent.click(canvas.getByRole('radio', { name: '女' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存基本资料' }))
    await canvas.findByText('已保存')
    await expect(introduction).toHaveValue('看浪的人。')
    await expect(canvas.getByRole('textbox', { name: '用户名' })).toHaveValue(`${mockReader.name}号`)
    await expect(canvas.getByRole('radio', { name: '女' })).toBeChecked()
    await expect(canvas.queryByText(/尚未保存/)).toBeNull()
    await expect(canvas.getByRole('link', { name: '查看个人主页' })).toHaveAttribute('href', `/users/${mockReader.id}`)
    await userEvent.click(document.body)
  },
})
