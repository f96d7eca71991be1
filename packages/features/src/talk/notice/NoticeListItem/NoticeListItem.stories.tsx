import { noticesFixture } from '@shulei/mocks/talk/notice/fixtures.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { frame } from './NoticeListItem.stories.css.ts'
import { type NoticeBrief, NoticeListItem } from './NoticeListItem.tsx'

const { list } = noticesFixture()
const of = (group: NoticeBrief['group']): NoticeBrief => {
  const found = list.find((notice) => notice.group === group)
  return { ...(found ?? (list[0] as NoticeBrief)), group }
}

const meta = preview.meta({
  title: 'Areas/notice/NoticeListItem',
  component: NoticeListItem,
  args: { notice: { ...of('system'), is_read: false }, onOpen: fn() },
  decorators: [
    (Story) => (
      <div className={frame}>
        <Story />
      </div>
    ),
  ],
})

export const Unread = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('href', `/notices/${of('system').id}`)
    await expect(link).toHaveTextContent(pattern('notice:list.unread'))
  },
})

export const Read = meta.story({
  args: { notice: { ...of('system'), is_read: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(text('notice:list.unread'))).toBeNull()
  },
})

/** The row links to the given address, and calls `onOpen`. */
export const Opened = meta.story({
  args: { to: '/competitions/1001' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})

const groups: NoticeBrief['group'][] = ['system', 'block', 'deblock', 'invite', 'appeal', 'like', 'save', 'follow']

/** Each kind has a picture; the text alone is sufficient. */
export const Kinds = meta.story({
  tags: ['modes'],
  render: () => (
    <>
      {groups.map((group, index) => (
        <NoticeListItem key={group} notice={{ ...of(group), is_read: index > 2 }} />
      ))}
    </>
  ),
})

export const LongTitle = meta.story({
  args: {
    notice: {
      ...of('invite'),
      title: {
        cn: '很长的一个标题没有任何空格也不能把版面撑破'.repeat(4),
        en: 'Kraftfahrzeughaftpflichtversicherung '.repeat(5),
      },
      intro: { cn: '很长的一句说明'.repeat(20), en: 'A long remark. '.repeat(20) },
    },
  },
})

export const NoIntro = meta.story({ args: { notice: { ...of('follow'), intro: { cn: '', en: '' } } } })

export const English = meta.story({ globals: { locale: 'en-US' } })
