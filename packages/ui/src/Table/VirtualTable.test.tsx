import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VirtualTable } from './VirtualTable.tsx'

interface Team {
  rank: number
  name: string
}

const table = (rows: readonly Team[], own = 3) => (
  <VirtualTable
    caption="A 榜全部队伍"
    columns={[
      { id: 'rank', name: '名次' },
      { id: 'name', name: '队伍', isRowHeader: true },
    ]}
    rows={rows}
    keyOf={({ rank }) => String(rank)}
    cellOf={(team, column) => team[column as keyof Team]}
    isOwn={({ rank }) => rank === own}
    sort={{ column: 'rank', direction: 'ascending' }}
    onSort={() => {}}
    empty="还没有队伍"
  />
)

const teams = Array.from({ length: 5000 }, (_, i) => ({ rank: i + 1, name: `队伍 ${i + 1}` }))

test('renders one screen of five thousand rows on the server, quickly', () => {
  const start = performance.now()
  const html = renderToString(table(teams))
  // An idle machine needs a tenth of this; rendering all rows with React Aria took twenty seconds.
  expect(performance.now() - start).toBeLessThan(1000)
  expect(html.match(/<tr/g)).toHaveLength(41)
  expect(html).toContain('队伍 40')
  expect(html).toMatch(/aria-sort="ascending"[^>]*>名次/)
  expect(html.match(/data-own/g)).toHaveLength(1)
})

test('shows the empty state of a table without rows without JavaScript', () => {
  expect(renderToString(table([]))).toContain('还没有队伍')
})

test('renders the own row without JavaScript, wherever its place is', () => {
  const html = renderToString(table(teams, 4711))
  expect(html.match(/<tr/g)).toHaveLength(42)
  expect(html).toMatch(/<tfoot><tr[^>]*data-own[^>]*>.*队伍 4711.*<\/tfoot>/)
})
