import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { Panel } from '../Panel/Panel.tsx'
import * as frames from '../stories/frames.css.ts'
import { han50, longWord } from '../stories/longText.ts'
import { Tag } from '../Tag/Tag.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Cell, Column, Row, SortableColumn, StickyRow, Table, TableBody, TableFoot, TableHead } from './Table.tsx'

const meta = preview.meta({
  title: 'Core/Table',
  parameters: {
    docs: {
      description: {
        component:
          'Facts in rows and columns, to be read, printed and found. **Not** for thousands of rows in a box (`VirtualTable`), nor for facts of one thing (`DescriptionList`).',
      },
    },
  },
  component: Table,
})

export const Records = meta.story({
  tags: ['modes-colours', 'modes-paper'],
  render: () => (
    <Panel title="提交记录" aside="有效 14 次 · 我 6 次" isFlush>
      <Table caption="提交记录">
        <TableHead>
          <Column>#</Column>
          <Column>文件</Column>
          <Column from="tablet">提交人</Column>
          <Column align="end">分数</Column>
          <Column from="tablet">状态</Column>
          <Column align="end" from="tablet">
            时间
          </Column>
        </TableHead>
        <TableBody>
          {[
            ['14', 'result_1122_ens.csv', '林晓舟', '0.8512', '已评分', '11/22 21:14'],
            ['13', 'result_1122_b.csv', '闻一', '0.8497', '已评分', '11/22 18:02'],
            ['12', 'lgb_seed7.csv', '舒望', '–', '排队待评', '11/22 17:40'],
          ].map(([number, file, person, score, state, time]) => (
            <Row key={number}>
              <Cell variant="number" align="start">
                {number}
              </Cell>
              <Cell variant="name" isRowHeader>
                {file} {number === '14' ? <Tag tone="success">最佳</Tag> : null}
              </Cell>
              <Cell from="tablet">{person}</Cell>
              <Cell variant="score">{score}</Cell>
              <Cell variant="muted" from="tablet">
                {state}
              </Cell>
              <Cell variant="time" from="tablet">
                {time}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Panel>
  ),
})

const teams = [
  ['1', '潮间带', '0.8721', '41'],
  ['2', '南风不竞', '0.8694', '58'],
  ['3', '格点拾贝', '0.8688', '37'],
  ['4', 'Wavelet', '0.8679', '64'],
  ['5', '有效波高有效努力', '0.8660', '52'],
  ['6', '定海神针', '0.8655', '29'],
  ['7', '浪花一朵朵', '0.8649', '71'],
  ['8', 'Tidal Lock', '0.8641', '6'],
  ['9', '北斗七队', '0.8633', '48'],
  ['10', '泊松不分布', '0.8630', '33'],
] as const

/** The lower corner at the start of a cell's row. */
const corner = (cell: Element) => {
  const first = cell.closest('tr')?.firstElementChild
  return first && getComputedStyle(first).borderEndStartRadius
}

export const Leaderboard = meta.story({
  tags: ['modes', 'modes-paper'],
  render: () => (
    <Panel title="A 榜" aside="1,284 队 · 12:40 更新" isFlush hasStickyRow>
      <Table caption="A 榜排名" rowHeight="tall">
        <TableHead>
          <Column>名次</Column>
          <Column>队伍</Column>
          <Column align="end">分数</Column>
          <Column align="end" from="desktop">
            有效提交
          </Column>
        </TableHead>
        <TableBody>
          {teams.map(([rank, team, score, count]) => (
            <Row key={rank} zone={rank === '3' ? 'gold' : rank === '10' ? 'silver' : undefined} isMoved={rank === '6'}>
              <Cell variant="number" align="start">
                {rank}
              </Cell>
              <Cell isRowHeader>{team}</Cell>
              <Cell variant="score">{score}</Cell>
              <Cell variant="number" from="desktop">
                {count}
              </Cell>
            </Row>
          ))}
          <Row isGap>
            <Cell colSpan={4}>
              ⋯ 第 11 至 46 名 <TextLink href="#more">展开</TextLink>
            </Cell>
          </Row>
        </TableBody>
        <TableFoot>
          <StickyRow>
            <Cell variant="number" align="start">
              47
            </Cell>
            <Cell isRowHeader>
              近岸观察组 <Tag tone="accent">我的队</Tag>
            </Cell>
            <Cell variant="score">0.8512</Cell>
            <Cell variant="number" from="desktop">
              14
            </Cell>
          </StickyRow>
        </TableFoot>
      </Table>
    </Panel>
  ),
  play: async ({ canvas }) => {
    const own = canvas.getByText('近岸观察组').getBoundingClientRect()
    await expect(own.bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(canvas.getByRole('rowheader', { name: '潮间带' })).toBeVisible()
    // as the last row it follows the corners of the panel
    await expect(corner(canvas.getByText('47'))).not.toBe('0px')
  },
})

export const OwnRowInPlace = meta.story({
  render: () => (
    <Table caption="A 榜排名" rowHeight="tall">
      <TableHead>
        <Column>名次</Column>
        <Column>队伍</Column>
        <Column align="end">分数</Column>
      </TableHead>
      <TableBody>
        {teams.slice(3, 6).map(([rank, team, score]) => (
          <Row key={rank} isOwn={rank === '5'}>
            <Cell variant="number" align="start">
              {rank}
            </Cell>
            <Cell isRowHeader>{team}</Cell>
            <Cell variant="score">{score}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  ),
})

/** After scrolling past its place, the own row sticks below the page header, which this story does not have. */
export const OwnRowPassed = meta.story({
  tags: ['no-picture'], // same picture as the ranking, at the upper edge
  render: () => (
    <Table caption="A 榜排名" rowHeight="tall">
      <TableHead>
        <Column>名次</Column>
        <Column>队伍</Column>
      </TableHead>
      <TableBody>
        {Array.from({ length: 40 }, (_, i) => {
          const cells = (
            <>
              <Cell variant="number" align="start">
                {i + 1}
              </Cell>
              <Cell isRowHeader>{i === 2 ? '近岸观察组' : `队伍 ${i + 1}`}</Cell>
            </>
          )
          return i === 2 ? <StickyRow key={i}>{cells}</StickyRow> : <Row key={i}>{cells}</Row>
        })}
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    const own = canvas.getByRole('rowheader', { name: '近岸观察组' })
    await expect(corner(own)).toBe('0px')
    const before = own.getBoundingClientRect().top
    await expect(before).toBeGreaterThan(100)
    window.scrollTo(0, 900)
    const header = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--size-header'))
    await waitFor(() => expect(own.getBoundingClientRect().top).toBe(header))
    window.scrollTo(0, 0)
    await waitFor(() => expect(own.getBoundingClientRect().top).toBe(before))
  },
})

export const Sortable = meta.story({
  tags: ['modes-colours'],
  render: () => (
    <Panel title="A 榜" isFlush>
      <Table caption="A 榜排名">
        <TableHead>
          <SortableColumn href="?sort=-rank" direction="ascending">
            名次
          </SortableColumn>
          <Column>队伍</Column>
          <SortableColumn href="?sort=score" align="end">
            分数
          </SortableColumn>
          <SortableColumn component="button" type="button" align="end" from="tablet">
            有效提交
          </SortableColumn>
        </TableHead>
        <TableBody>
          {teams.slice(0, 3).map(([rank, team, score, count]) => (
            <Row key={rank}>
              <Cell variant="number" align="start">
                {rank}
              </Cell>
              <Cell isRowHeader>{team}</Cell>
              <Cell variant="score">{score}</Cell>
              <Cell variant="number" from="tablet">
                {count}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '名次' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('columnheader', { name: '分数' })).toHaveAttribute('aria-sort', 'none')
    await expect(canvas.getByRole('link', { name: '名次' })).toHaveAttribute('href', '?sort=-rank')
  },
})

export const Scrollable = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Table caption="数据预览" isCaptionVisible isScrollable>
        <TableHead>
          {['buoy_id', 'observed_at', 'wave_height', 'wave_period', 'wind_speed', 'air_pressure'].map((name) => (
            <Column key={name}>{name}</Column>
          ))}
        </TableHead>
        <TableBody>
          <Row>
            {['04', '2026-11-21 12:00', '1.42', '6.1', '7.8', '1013.2'].map((value) => (
              <Cell key={value} variant="number" align="start">
                {value}
              </Cell>
            ))}
          </Row>
        </TableBody>
      </Table>
    </div>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div className={frames.phone}>
      <Table caption={han50} isCaptionVisible>
        <TableHead>
          <Column>文件</Column>
          <Column align="end">分数</Column>
        </TableHead>
        <TableBody>
          <Row>
            <Cell isRowHeader>{longWord}</Cell>
            <Cell variant="score">0.8512</Cell>
          </Row>
          <Row>
            <Cell isRowHeader>{han50}</Cell>
            <Cell variant="score">0.8497</Cell>
          </Row>
        </TableBody>
      </Table>
    </div>
  ),
})

export const English = meta.story({
  globals: { locale: 'en-US' },
  render: () => (
    <Panel title="My entries" aside="14 valid · 6 of mine" isFlush>
      <Table caption="My entries">
        <TableHead>
          <Column>File</Column>
          <Column from="tablet">Sent by</Column>
          <Column align="end">Score</Column>
          <Column from="tablet">State</Column>
        </TableHead>
        <TableBody>
          {[
            ['result_1122_ens.csv', 'Mira Chen', '0.8512', 'Scored'],
            ['result_1122_b.csv', 'Oliver Hayes', '0.8497', 'Scored'],
            ['lgb_seed7.csv', 'Sofia Almeida', '–', 'Waiting to be scored'],
          ].map(([file, person, score, state]) => (
            <Row key={file}>
              <Cell variant="name" isRowHeader>
                {file} {score === '0.8512' ? <Tag tone="success">Best</Tag> : null}
              </Cell>
              <Cell from="tablet">{person}</Cell>
              <Cell variant="score">{score}</Cell>
              <Cell variant="muted" from="tablet">
                {state}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Panel>
  ),
})
