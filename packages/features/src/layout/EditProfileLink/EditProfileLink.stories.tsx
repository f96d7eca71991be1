import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { EditProfileLink } from './EditProfileLink.tsx'

const meta = preview.meta({
  title: 'Areas/layout/EditProfileLink',
  component: EditProfileLink,
  args: { userId: 208417 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '编辑资料' })).toHaveAttribute('href', '/user/208417/profile')
  },
})
