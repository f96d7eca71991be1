import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { PreviewLink } from './PreviewLink.tsx'

const meta = preview.meta({
  title: 'Areas/layout/PreviewLink',
  component: PreviewLink,
  args: { userId: 208417 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('layout:profile.preview') })).toHaveAttribute(
      'href',
      '/users/208417?as=visitor',
    )
  },
})
