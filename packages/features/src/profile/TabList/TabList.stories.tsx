import { CallError } from '@shulei/client/call-error.ts'
import { ringDrawn } from '@shulei/ui/stories/ringDrawn.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { Entries, Entry } from '../Entry/Entry.tsx'
import { gu, ownProfile } from '../stories/people.ts'
import { TabList, type TabPage } from './TabList.tsx'

type Row = { id: number; title: string }

const rows = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, title: `潮位记录 ${from + index}` }))

const page = (overrides: Partial<TabPage<Row>> = {}): TabPage<Row> => ({
  list: rows(1, 3),
  total: 3,
  page: 1,
  hidden: null,
  ...overrides,
})

const answered = (data: TabPage<Row> | undefined, error?: CallError) => ({ data, error, mutate: fn(async () => data) })

/** The list with one kind of row. */
function List(props: { userId: number; answer: ReturnType<typeof answered> }) {
  return (
    <TabList<Row>
      {...props}
      title="文章"
      empty={{ others: '还没有文章', own: '你还没有文章', hint: '赛后复盘和方法笔记会出现在这里。' }}
    >
      {(list) => (
        <Entries>
          {list.map(({ id, title }) => (
            <Entry key={id} title={title} text="三个站的缺测不在同一天。" meta={['昨天']} />
          ))}
        </Entries>
      )}
    </TabList>
  )
}

const meta = preview.meta({
  title: 'Areas/profile/TabList',
  component: List,
  parameters: { router: `/users/${gu.id}/articles` },
  args: { userId: gu.id, answer: answered(page()) },
})

export const Filled = meta.story()

export const Loading = meta.story({ args: { answer: answered(undefined) } })

export const Failed = meta.story({
  args: {
    answer: answered(
      undefined,
      new CallError({ message: '系统繁忙，请稍后再试。', http: 500, status: 'e500', requestId: 'req-7f3a' }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.answer.mutate).toHaveBeenCalledOnce()
  },
})

/** The owner shows it to nobody. */
export const HiddenFromAll = meta.story({
  tags: ['modes'],
  args: { answer: answered(page({ list: [], total: 0, hidden: 'private' })) },
})

/** The owner shows it to mutual followers (Q059). */
export const HiddenFromStrangers = meta.story({
  args: { answer: answered(page({ list: [], total: 0, hidden: 'mutual' })) },
})

export const EmptyOfOthers = meta.story({
  args: { answer: answered(page({ list: [], total: 0 })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('还没有文章')).toBeVisible()
    await ringDrawn(canvasElement)
  },
})

/** One's own says what fills it. */
export const EmptyOwn = meta.story({
  args: { userId: ownProfile().id, answer: answered(page({ list: [], total: 0 })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('你还没有文章')).toBeVisible()
    await ringDrawn(canvasElement)
  },
})

/** Pages are links: they work without a script. */
export const ManyPages = meta.story({
  args: { answer: answered(page({ list: rows(11, 10), total: 64, page: 2 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '第 3 页' })).toHaveAttribute(
      'href',
      `/users/${gu.id}/articles?page=3`,
    )
    await expect(canvas.getByRole('link', { name: '第 1 页' })).toHaveAttribute('href', `/users/${gu.id}/articles`)
  },
})

/** A page behind the last one. */
export const BehindTheLast = meta.story({
  args: { answer: answered(page({ list: [], total: 64, page: 99 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '回到第一页' })).toHaveAttribute('href', `/users/${gu.id}/articles`)
  },
})
