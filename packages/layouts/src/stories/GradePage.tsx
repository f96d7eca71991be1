import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import * as css from './Sheet.css.ts'
import { useSay } from './say.ts'

const grades = [
  ['S', '宗师', 'Grand master', '三次前 0.1%，至少两个领域', 'Three times in the top 0.1 %, two fields', 26, 'action'],
  ['A', '名手', 'Master', '两次前 1%', 'Twice in the top 1 %', 418, 'accent'],
  ['B', '好手', 'Expert', '三次前 10%', 'Three times in the top 10 %', 3_902, 'success'],
  ['C', '选手', 'Contestant', '完成一场竞赛', 'One competition finished', 21_774, 'neutral'],
] as const

/** Explains how grades follow from ranks. */
export function GradePage() {
  const say = useSay()
  return (
    <main id="content" tabIndex={-1} className={css.sheet}>
      <div>
        <h1 className={css.title}>{say('DCIC 评级', 'DCIC grades')}</h1>
        <p className={css.lead}>
          {say(
            '等级只看名次，不看次数；每年三月按近三年成绩重算。',
            'A grade counts places, not entries; each March it is counted again over three years.',
          )}
        </p>
      </div>
      <Panel title={say('四个等级', 'Four grades')} isFlush>
        <Table caption={say('四个等级', 'Four grades')}>
          <TableHead>
            <Column>{say('等级', 'Grade')}</Column>
            <Column>{say('名称', 'Name')}</Column>
            <Column from="tablet">{say('条件', 'Condition')}</Column>
            <Column align="end">{say('人数', 'People')}</Column>
          </TableHead>
          <TableBody>
            {grades.map(([grade, cn, en, ruleCn, ruleEn, people, tone]) => (
              <Row key={grade}>
                <Cell isRowHeader>
                  <Tag tone={tone}>{grade}</Tag>
                </Cell>
                <Cell>{say(cn, en)}</Cell>
                <Cell from="tablet">{say(ruleCn, ruleEn)}</Cell>
                <Cell align="end">{people.toLocaleString('en-US')}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </Panel>
    </main>
  )
}
