import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { han50, longEnglish } from '../stories/longText.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import * as css from './InfiniteList.stories.css.ts'
import { InfiniteList } from './InfiniteList.tsx'

interface Notice {
  id: string
  title: string
  intro?: string
}

const titles = [
  'A 榜将于 11 月 23 日关闭',
  '你的提交已评分：0.8512',
  '闻一邀请你加入近岸观察组',
  '数据集更新：浮标 04 补测',
]
const page = (from: number, size = 10): Notice[] =>
  Array.from({ length: size }, (_, i) => ({
    id: String(from + i),
    title: titles[(from + i) % titles.length] ?? '',
    intro: (from + i) % 3 === 0 ? '近海浪高短临预报挑战赛' : undefined,
  }))

const onLoadMore = fn()
const onRetry = fn()

type Given = Partial<Parameters<typeof InfiniteList<Notice>>[0]>

function Notices(given: Given) {
  return (
    <InfiniteList
      label="通知"
      items={page(0, 3)}
      keyOf={(notice) => notice.id}
      hasMore={false}
      onLoadMore={onLoadMore}
      moreText="加载更多"
      loadingText="正在加载"
      endText="没有更多了"
      placeholder={
        <div className={css.notice}>
          <Skeleton label="正在加载通知" shape="rows" count={4} />
        </div>
      }
      empty={<EmptyState size="s" title="没有通知" description="关注的竞赛有变化时，会出现在这里。" />}
      {...given}
    >
      {({ id, title, intro }) => (
        <div className={css.notice}>
          <TextLink href={`#${id}`} isStandalone>
            {title}
          </TextLink>
          {intro ? <p className={css.intro}>{intro}</p> : null}
        </div>
      )}
    </InfiniteList>
  )
}

/** Three pages, each loaded after a short delay. */
function Growing() {
  const [items, setItems] = useState(page(0))
  const [isLoadingMore, setLoading] = useState(false)
  const load = () => {
    onLoadMore()
    setLoading(true)
    setTimeout(() => {
      setItems((before) => [...before, ...page(before.length)])
      setLoading(false)
    }, 50)
  }
  return (
    <div className={css.scrolls} data-testid="scroller">
      <Notices items={items} hasMore={items.length < 30} isLoadingMore={isLoadingMore} onLoadMore={load} />
    </div>
  )
}

const meta = preview.meta({
  title: 'Core/InfiniteList',
  component: Notices,
  parameters: {
    keyboard: [
      ['Page Down, Page Up', 'to the next or the last item'],
      ['Tab', 'links inside an item, then the button for more'],
      ['Enter', 'on the button: fetch more'],
    ],
    docs: {
      description: {
        component:
          'A list that grows while it is read: notices, messages, activities. **Not** for what people come back to by its place, such as a ranking (`Pagination`), nor for thousands of rows in a box (`VirtualList`).',
      },
    },
  },
  beforeEach: () => {
    onLoadMore.mockClear()
    onRetry.mockClear()
  },
  decorators: [
    (Story) => (
      <div className={css.box}>
        <Story />
      </div>
    ),
  ],
})

export const FirstPage = meta.story({ tags: ['modes'], args: { items: undefined, hasMore: true } })
export const LoadingMore = meta.story({
  args: { hasMore: true, isLoadingMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true')
    await expect(onLoadMore).not.toHaveBeenCalled()
  },
})
export const End = meta.story({ tags: ['modes-colours'] })
export const Empty = meta.story({ args: { items: [] } })
export const Failed = meta.story({
  args: { hasMore: true, failure: { title: '没有加载出来', retryText: '重试', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(onLoadMore).not.toHaveBeenCalled()
  },
})
export const FirstPageFailed = meta.story({
  args: { items: undefined, hasMore: true, failure: { title: '通知没有加载出来', retryText: '重试', onRetry } },
})

/** A page that does not fill the window loads the next one by itself. */
export const InView = meta.story({
  args: { hasMore: true },
  play: async () => {
    await waitFor(() => expect(onLoadMore).toHaveBeenCalledOnce())
  },
})

export const GrowsWhileScrolled = meta.story({
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const scroller = canvas.getByTestId('scroller')
    await expect(onLoadMore).not.toHaveBeenCalled()
    for (const count of [20, 30]) {
      scroller.scrollTop = scroller.scrollHeight
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count))
    }
    await expect(canvas.getByText('没有更多了')).toBeInTheDocument()
    await expect(onLoadMore).toHaveBeenCalledTimes(2)
    scroller.scrollTop = scroller.scrollHeight
  },
})

export const ByKeyboard = meta.story({
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(canvas.getAllByRole('article')[2]).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect(canvas.getAllByRole('article')[1]).toHaveFocus()
    canvas.getByRole('button', { name: '加载更多' }).focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(10))
  },
})

export const LongText = meta.story({
  args: { items: [{ id: '1', title: han50, intro: longEnglish }], endText: han50 },
})
export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    label: 'Notices',
    items: [{ id: '1', title: 'List A closes on November 23', intro: 'Nearshore wave height' }],
    endText: 'That is all',
  },
})
