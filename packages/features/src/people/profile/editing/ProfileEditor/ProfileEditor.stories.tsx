import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { ProfileEditor } from './ProfileEditor.tsx'

const meta = preview.meta({
  title: 'Areas/profile/ProfileEditor',
  component: ProfileEditor,
  parameters: { router: `/user/${mockReader.id}/profile` },
  args: { userId: mockReader.id },
  beforeEach: () => localStorage.clear(),
})

/** The page shows the saved values as the server stored them. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const introduction = await canvas.findByRole('textbox', { name: text('editing:basic.introduction') })
    await userEvent.clear(introduction)
    await userEvent.type(introduction, '  看浪的人。  ')
    await userEvent.type(canvas.getByRole('textbox', { name: text('editing:basic.userName') }), '号 ')
    await userEvent.click(canvas.getByRole('radio', { name: '女' }))
    await userEvent.click(
      canvas.getByRole('button', { name: text('editing:save.name', { part: text('editing:part.basic') }) }),
    )
    await canvas.findByText(text('editing:save.saved'))
    await expect(introduction).toHaveValue('看浪的人。')
    await expect(canvas.getByRole('textbox', { name: text('editing:basic.userName') })).toHaveValue(
      `${mockReader.name}号`,
    )
    await expect(canvas.getByRole('radio', { name: '女' })).toBeChecked()
    await expect(canvas.queryByText(pattern('editing:save.unsaved'))).toBeNull()
    await expect(canvas.getByRole('link', { name: text('editing:toProfile') })).toHaveAttribute(
      'href',
      `/users/${mockReader.id}`,
    )
    await userEvent.click(document.body)
  },
})
