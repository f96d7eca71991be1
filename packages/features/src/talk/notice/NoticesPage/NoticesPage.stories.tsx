import { Link } from 'react-router'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { noticeRemoved } from '../useRemovedWord.ts'
import { NoticesPage } from './NoticesPage.tsx'

const meta = preview.meta({
  title: 'Areas/notice/NoticesPage',
  component: NoticesPage,
  parameters: { layout: 'fullscreen' },
  args: { view: 'notice' as const },
})

export const Notices = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(canvas.getByRole('link', { name: text('notice:page.notices') })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
})

export const Messages = meta.story({
  args: { view: 'message' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(canvas.getByRole('link', { name: text('notice:page.messages') })).toHaveAttribute(
      'href',
      '/notices?view=message',
    )
  },
})

/** After removing a notice on its page: the removal is announced, and the focus is on the title. */
export const Removed = meta.story({
  // same picture as `Notices`
  tags: ['no-picture'],
  render: (args) => (
    <>
      <Link to="/notices" replace state={noticeRemoved}>
        删除
      </Link>
      <NoticesPage {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: text('notice:detail.delete') }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.getByText(text('notice:detail.deleted'))).toHaveRole('status')
  },
})
