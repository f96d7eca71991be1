import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import * as box from '../InfiniteList/InfiniteList.stories.css.ts'
import * as frames from '../stories/frames.css.ts'
import { han50, longWord } from '../stories/longText.ts'
import { VirtualTable } from './VirtualTable.tsx'
import type { Sort, VirtualTableProps } from './virtual-table.ts'

interface Team {
  rank: number
  name: string
  score: number
  count: number
}

const names = ['潮间带', '南风不竞', '格点拾贝', 'Wavelet', '定海神针', '浪花一朵朵', 'Tidal Lock', '泊松不分布']
const teams: Team[] = Array.from({ length: 5000 }, (_, i) => ({
  rank: i + 1,
  name: i === 46 ? '近岸观察组（我的队）' : `${names[i % names.length]} ${Math.floor(i / names.length) + 1}`,
  score: 0.8721 - i * 0.0001,
  count: ((i * 37) % 71) + 1,
}))
/** Enough rows to scroll, but few, because each key press takes time for all rows. */
const few = { rows: teams.slice(0, 150) }
const columns = [
  { id: 'rank', name: '名次', width: 88, isSortable: true },
  { id: 'name', name: '队伍', isRowHeader: true, width: '2fr' },
  { id: 'score', name: '分数', align: 'end', isSortable: true },
  { id: 'count', name: '有效提交', align: 'end', isSortable: true },
] as const

type Given = Partial<VirtualTableProps<Team>>

/** Sorts the rows as a page would. */
function Teams({ rows = teams, ...rest }: Given) {
  const [sort, setSort] = useState<Sort>({ column: 'rank', direction: 'ascending' })
  const sorted = rows.toSorted((a, b) => {
    const by = sort.column as 'rank' | 'score' | 'count'
    return (a[by] - b[by]) * (sort.direction === 'ascending' ? 1 : -1)
  })
  return (
    <VirtualTable
      caption="A 榜全部队伍"
      columns={columns}
      keyOf={(team) => String(team.rank)}
      cellOf={(team, column) => (column === 'score' ? team.score.toFixed(4) : team[column as keyof Team])}
      isOwn={(team) => team.rank === 47}
      toOwnLabel="到我的位置"
      sort={sort}
      onSort={setSort}
      empty={<EmptyState size="s" title="还没有队伍" />}
      {...rest}
      rows={sorted}
    />
  )
}

const meta = preview.meta({
  title: 'Core/VirtualTable',
  component: Teams,
  parameters: {
    keyboard: [
      ['← → ↑ ↓', 'from cell to cell'],
      ['Home, End', 'first and last cell of the row'],
      ['Page Up, Page Down', 'a screenful'],
      ['Enter', 'on a head: sort by it, then the other way round; on my row: to its place'],
      ['Tab', 'from the table to the button that leads to my row, while that is out of view'],
    ],
    docs: {
      description: {
        component:
          'Thousands of rows or dozens of columns in a box of fixed height; sorted in place. **Not** for a list that is read as a page, printed or indexed (`Table` with `Pagination`), nor for rows of free height (`VirtualList`).',
      },
    },
  },
  decorators: [
    (Story) => (
      <div className={`${frames.main} ${box.fixed}`}>
        <Story />
      </div>
    ),
  ],
})

export const FiveThousandRows = meta.story({
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(30)
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001')
    await expect(canvas.getByRole('columnheader', { name: '名次' })).toHaveAttribute('aria-sort', 'ascending')
  },
})

export const SortedByKeyboard = meta.story({
  args: few,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    canvas.getByRole('columnheader', { name: '有效提交' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: '有效提交' })).toHaveAttribute('aria-sort', 'ascending'),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('71'))
  },
})

const ownName = '近岸观察组（我的队）'

/** Distances of the own row from the upper and lower edge of the table's box, and its elements. */
function ownRow(canvasElement: HTMLElement) {
  const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-own]')]
  const box = canvasElement.querySelector('[role=grid]')?.getBoundingClientRect()
  const row = rows[0]?.getBoundingClientRect()
  if (rows.length !== 1 || !box || !row) throw new Error(`${rows.length} own rows`)
  return {
    row: rows[0] as HTMLElement,
    fromTop: Math.round(row.top - box.top),
    fromEnd: Math.round(box.bottom - row.bottom),
  }
}

const button = { name: '到我的位置' }

/** The own row sticks to the lower edge while its place is below, as the same element. */
export const OwnRowBelow = meta.story({
  tags: ['no-picture'], // same picture as the first story
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', button)).toBeVisible()
    const { row, fromEnd } = ownRow(canvasElement)
    await expect(fromEnd).toBe(0)
    await expect(row).toHaveAttribute('aria-rowindex', '48')
    await expect(canvas.getAllByText(ownName)).toHaveLength(1)
    await expect(canvas.getAllByRole('row').at(-1)).toBe(row)
  },
})

/** In view the own row is in its place; the head stays on top after scrolling. */
export const OwnRow = meta.story({
  tags: ['modes-colours'],
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('grid')
    table.scrollTop = 44 * 48
    await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull())
    await waitFor(() => expect(ownRow(canvasElement).fromTop).toBe(40 + 2 * 48))
    const { row } = ownRow(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('row').indexOf(row)).toBeGreaterThan(2))
    const head = canvas.getByRole('columnheader', { name: '名次' }).getBoundingClientRect()
    await expect(Math.round(head.top - table.getBoundingClientRect().top)).toBe(0)
  },
})

/** The own row sticks below the head while its place is above the visible rows. */
export const OwnRowAbove = meta.story({
  tags: ['modes-colours'],
  globals: { locale: 'zh-CN' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('grid').scrollTop = 3000 * 48
    await expect(await canvas.findByRole('button', button)).toBeVisible()
    await waitFor(() => expect(ownRow(canvasElement).fromTop).toBe(40))
    const { row } = ownRow(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toBe(row))
    await expect(canvas.getAllByText(ownName)).toHaveLength(1)
  },
})

/** The button scrolls to the own row's place, and the focus continues there. */
export const ToOwnRow = meta.story({
  args: few,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('role', 'row')
    await userEvent.tab()
    await expect(await canvas.findByRole('button', button)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull())
    await waitFor(() => expect(ownRow(canvasElement).row).toHaveFocus())
    await expect(ownRow(canvasElement).fromTop).toBeGreaterThan(40 + 48)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '49'))
  },
})

/** Pressing the stuck row does the same; in its place a press does nothing. */
export const OwnRowPressed = meta.story({
  args: few,
  tags: ['no-picture'], // same picture as the story before
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('grid')
    await userEvent.click(await canvas.findByText(ownName))
    await waitFor(() => expect(ownRow(canvasElement).fromEnd).toBeGreaterThan(48))
    const { scrollTop } = table
    await userEvent.keyboard('{Enter}')
    await expect(table.scrollTop).toBe(scrollTop)
  },
})

/** Neither the head nor the own row covers the focused row: before, beside and after the own row's place. */
export const FocusInSight = meta.story({
  args: { rows: teams.slice(36, 66) },
  tags: ['no-picture'], // same picture as the first story
  play: async ({ canvas, canvasElement, userEvent }) => {
    const ownPlaces = new Set<string>()
    const inSight = async (step: number) => {
      const table = canvas.getByRole('grid').getBoundingClientRect()
      const { row, fromTop, fromEnd } = ownRow(canvasElement)
      const focused = document.activeElement?.getBoundingClientRect()
      if (!focused || document.activeElement === row) return
      const isAtTop = fromTop === 40
      const isAtEnd = fromEnd === 0
      ownPlaces.add(isAtTop ? 'top' : isAtEnd ? 'end' : 'between')
      await expect(focused.top - table.top, `top of row ${step}`).toBeGreaterThanOrEqual(isAtTop ? 87 : 39)
      await expect(table.bottom - focused.bottom, `end of row ${step}`).toBeGreaterThanOrEqual(isAtEnd ? 47 : -1)
    }
    const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await userEvent.tab()
    for (const key of ['{ArrowDown}', '{ArrowUp}']) {
      for (let step = 1; step < 20; step++) {
        await userEvent.keyboard(key)
        await settled()
        await inSight(step)
      }
    }
    await expect([...ownPlaces].sort()).toEqual(['between', 'end', 'top'])
  },
})

/** In a right-to-left language the table starts at the other side; the own row spans the same columns. */
export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <I18nProvider locale="ar-EG">
        <div dir="rtl" className={box.fixed}>
          <Story />
        </div>
      </I18nProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', button)
    const { row, fromEnd } = ownRow(canvasElement)
    await expect(fromEnd).toBe(0)
    const head = canvas.getByRole('columnheader', { name: '队伍' }).getBoundingClientRect()
    const name = within(row).getByRole('rowheader').getBoundingClientRect()
    await expect([name.left, name.width]).toEqual([head.left, head.width])
  },
})

/** Keys move from cell to cell, to the ends and by pages. */
export const ByKeyboard = meta.story({
  tags: ['no-picture'], // same picture as the first story
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('格点拾贝'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '5001'))
  },
})

/** The browser takes over the server's table without warnings, and adds the remaining rows. */
export const Hydrated = meta.story({
  tags: ['no-picture'], // same picture as the first story
  render: () => <div data-testid="page" className={box.fixed} />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page')
    page.innerHTML = renderToString(<Teams />)
    await expect(within(page).getAllByRole('row')).toHaveLength(42)
    const onRecoverableError = fn()
    const root = hydrateRoot(page, <Teams />, { onRecoverableError })
    await expect(await within(page).findByRole('grid')).toHaveAttribute('aria-rowcount', '5001')
    await expect(onRecoverableError).not.toHaveBeenCalled()
    root.unmount()
  },
})

export const Empty = meta.story({ args: { rows: [] } })
export const LongText = meta.story({
  args: {
    rows: [
      { rank: 1, name: longWord.repeat(2), score: 1, count: 1 },
      { rank: 2, name: han50, score: 0, count: 2 },
    ],
  },
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  args: {
    caption: 'All teams of list A',
    toOwnLabel: 'To my place',
    columns: [
      { id: 'rank', name: 'Rank', width: 88, isSortable: true },
      { id: 'name', name: 'Team', isRowHeader: true, width: '2fr' },
      { id: 'score', name: 'Score', align: 'end', isSortable: true },
      { id: 'count', name: 'Valid entries', align: 'end', isSortable: true },
    ],
    rows: teams.map((team) => ({ ...team, name: team.rank === 47 ? 'Nearshore Watch (mine)' : `Team ${team.rank}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Valid entries' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /To my place/ })).toBeVisible()
  },
})
