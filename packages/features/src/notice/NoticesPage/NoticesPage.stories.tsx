import { Link } from 'react-router'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
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
    await expect(canvas.getByRole('link', { name: /^(通知|Notices)$/ })).toHaveAttribute('aria-current', 'page')
  },
})

export const Messages = meta.story({
  args: { view: 'message' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(canvas.getByRole('link', { name: /^私信$/ })).toHaveAttribute('href', '/notices?view=message')
  },
})

/** From the page of a notice that was removed: it is said, and the focus that went with the page is on the title. */
export const Removed = meta.story({
  // the picture of `Notices`
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
    await userEvent.click(await canvas.findByRole('link', { name: '删除' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.getByText('已删除这条通知。')).toHaveRole('status')
  },
})
