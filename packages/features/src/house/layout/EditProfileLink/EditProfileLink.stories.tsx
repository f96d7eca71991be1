import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { EditProfileLink } from './EditProfileLink.tsx'

const meta = preview.meta({
  title: 'Areas/layout/EditProfileLink',
  component: EditProfileLink,
  args: { userId: 208417 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('layout:profile.edit') })).toHaveAttribute(
      'href',
      '/user/208417/profile',
    )
  },
})
