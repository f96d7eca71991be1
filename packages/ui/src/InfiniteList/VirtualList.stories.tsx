import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Avatar } from '../Avatar/Avatar.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { han50 } from '../stories/longText.ts'
import * as css from './InfiniteList.stories.css.ts'
import { VirtualList } from './VirtualList.tsx'

const names = ['顾南星', '何秋水', '赵一鸣', '周以恒', 'Mira Chen', '陆知行', '阿依努尔', '沈墨', '闻一', '舒望']
const people = Array.from({ length: 5000 }, (_, i) => ({
  id: String(208_400 + i),
  name: names[i % names.length] ?? '',
}))

const onOpen = fn()
const onLoadMore = fn()

type Person = (typeof people)[number]

function People(given: Partial<Parameters<typeof VirtualList<Person>>[0]>) {
  return (
    <VirtualList
      label="参赛者"
      items={people}
      keyOf={(person) => person.id}
      textOf={(person) => person.name}
      rowHeight={56}
      onOpen={onOpen}
      loadingText="正在加载"
      empty={<EmptyState size="s" title="还没有人报名" />}
      {...given}
    >
      {({ id, name }) => (
        <div className={css.line}>
          <Avatar name={name} seed={id} />
          <bdi>{name}</bdi>
          <span className={css.id}>ID {id}</span>
        </div>
      )}
    </VirtualList>
  )
}

const meta = preview.meta({
  title: 'Core/VirtualList',
  component: People,
  parameters: {
    keyboard: [
      ['↓ ↑', 'from row to row'],
      ['Home, End', 'first and last row'],
      ['letters', 'the row that begins with them'],
      ['Enter', 'open the row'],
    ],
    docs: {
      description: {
        component:
          'Hundreds or thousands of rows in a box of fixed height; only those in view are in the document. **Not** in the flow of a page, where the browser’s own search and printing must find every row (`InfiniteList`, `Table`).',
      },
    },
  },
  beforeEach: () => {
    onOpen.mockClear()
    onLoadMore.mockClear()
  },
  decorators: [
    (Story) => (
      <div className={`${css.box} ${css.fixed}`}>
        <Story />
      </div>
    ),
  ],
})

export const FiveThousand = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(20)
    await expect(canvas.getByRole('grid', { name: '参赛者' })).toHaveAttribute('aria-rowcount', '5000')
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('row', { name: '赵一鸣' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onOpen).toHaveBeenLastCalledWith('208402')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByText('ID 213399')).toBeVisible())
  },
})

export const LoadingMore = meta.story({
  args: { items: people.slice(0, 3), hasMore: true, isLoadingMore: true, onLoadMore },
})
export const Empty = meta.story({ args: { items: [] } })
export const LongText = meta.story({ args: { items: [{ id: '1', name: han50 }], rowHeight: { guess: 56 } } })
