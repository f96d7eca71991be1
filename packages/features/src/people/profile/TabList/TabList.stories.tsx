import { CallError } from '@shulei/client/call-error.ts'
import { ringDrawn } from '@shulei/ui/stories/ringDrawn.ts'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { ProfileItem, ProfileItems } from '../ProfileItem/ProfileItem.tsx'
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

/** A sample list with one kind of row. */
function List(props: { userId: number; answer: ReturnType<typeof answered> }) {
  return (
    <TabList<Row>
      {...props}
      title={text('profile:article.list')}
      empty={{
        others: text('profile:article.empty'),
        own: text('profile:article.emptyOwn'),
        hint: text('profile:article.emptyHint'),
      }}
    >
      {(list) => (
        <ProfileItems>
          {list.map(({ id, title }) => (
            <ProfileItem key={id} title={title} text="三个站的缺测不在同一天。" meta={['昨天']} />
          ))}
        </ProfileItems>
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
    await userEvent.click(canvas.getByRole('button', { name: text('shell:action.retry') }))
    await expect(args.answer.mutate).toHaveBeenCalledOnce()
  },
})

/** Hidden from everybody. */
export const HiddenFromAll = meta.story({
  tags: ['modes'],
  args: { answer: answered(page({ list: [], total: 0, hidden: 'private' })) },
})

/** Visible to mutual followers only (Q059). */
export const HiddenFromStrangers = meta.story({
  args: { answer: answered(page({ list: [], total: 0, hidden: 'mutual' })) },
})

export const EmptyOfOthers = meta.story({
  args: { answer: answered(page({ list: [], total: 0 })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(text('profile:article.empty'))).toBeVisible()
    await ringDrawn(canvasElement)
  },
})

/** The reader's own empty list says how to fill it. */
export const EmptyOwn = meta.story({
  args: { userId: ownProfile().id, answer: answered(page({ list: [], total: 0 })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(text('profile:article.emptyOwn'))).toBeVisible()
    await ringDrawn(canvasElement)
  },
})

/** Pages are links: they work without a script, and show the list, which is far below the start of the profile. */
export const ManyPages = meta.story({
  args: { answer: answered(page({ list: rows(11, 10), total: 64, page: 2 })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: text('profile:list.page', { page: '3' }) })).toHaveAttribute(
      'href',
      `/users/${gu.id}/articles?page=3#list`,
    )
    await expect(canvas.getByRole('link', { name: text('profile:list.page', { page: '1' }) })).toHaveAttribute(
      'href',
      `/users/${gu.id}/articles#list`,
    )
    await expect(canvasElement.querySelector('#list')).toHaveAccessibleName(text('profile:article.list'))
  },
})

/** A page after the last one. */
export const BehindTheLast = meta.story({
  args: { answer: answered(page({ list: [], total: 64, page: 99 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text('profile:list.firstPage') })).toHaveAttribute(
      'href',
      `/users/${gu.id}/articles#list`,
    )
  },
})
