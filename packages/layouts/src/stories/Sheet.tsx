import { useFormat } from '@shulei/i18n/format.ts'
import { competitions } from '@shulei/mocks/cast/competitions.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import * as css from './Sheet.css.ts'
import { useSay } from './say.ts'

const days = [38, 21, 12, 9, 30, 44, 27, 16]

/** Stands in for a page: how scores are counted, with the competitions of the cast. */
export function Sheet() {
  const say = useSay()
  const { pick, number } = useFormat()
  return (
    <main id="content" tabIndex={-1} className={css.sheet}>
      <div>
        <h1 className={css.title}>{say('成绩怎么算', 'How scores are counted')}</h1>
        <p className={css.lead}>
          {say(
            '每场竞赛只用一个指标。A 榜用公开的那份答案，B 榜换一份没有人见过的；名次以 B 榜为准，同分先到者在前。',
            'Each competition has one metric. List A uses a public set of answers, list B a set that nobody has seen; list B decides, and with equal scores the earlier entry leads.',
          )}
        </p>
      </div>
      <Panel title={say('内置竞赛的指标', 'Metrics of the built-in competitions')} isFlush>
        <Table caption={say('内置竞赛的指标', 'Metrics of the built-in competitions')}>
          <TableHead>
            <Column>{say('竞赛', 'Competition')}</Column>
            <Column>{say('指标', 'Metric')}</Column>
            <Column align="end">{say('剩余天数', 'Days left')}</Column>
          </TableHead>
          <TableBody>
            {competitions.map(({ id, title, metric }, index) => (
              <Row key={id}>
                <Cell isRowHeader>{pick(title)}</Cell>
                <Cell>
                  <span className={css.metric}>{metric}</span>
                </Cell>
                <Cell align="end">{number(days[index] ?? 0)}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </Panel>
    </main>
  )
}
