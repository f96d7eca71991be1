import { columnTypes } from '@shulei/domain/data/dataset/profile.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import type { TableColumn, TableProposal } from '../hosting.ts'
import type { Choices } from './choices.ts'
import * as css from './ProposalForm.css.ts'

/** Columns in view, beside the chosen ones; the others are behind a disclosure. */
const SHOWN = 12

interface ColumnTableProps extends Pick<Choices, 'id' | 'target'> {
  caption: string
  columns: readonly TableColumn[]
}

/** Columns with what tells them apart; the id and the target of the competition are marked. */
function ColumnTable({ caption, columns, id, target }: ColumnTableProps) {
  const { t } = useTranslation('hosting')
  const { t: say } = useTranslation('columns')
  const { percent } = useFormat()
  const typeOf = ({ type }: TableColumn) => {
    const known = columnTypes.find((one) => one === type)
    return known ? say(`type.${known}`) : type
  }
  return (
    <Table caption={caption} isScrollable>
      <TableHead>
        <Column>{t('found.column')}</Column>
        <Column>{t('found.type')}</Column>
        <Column align="end">{t('found.missing')}</Column>
        <Column>{t('found.examples')}</Column>
      </TableHead>
      <TableBody>
        {columns.map((column) => (
          <Row key={column.name} isOwn={column === target}>
            <Cell isRowHeader variant="name">
              <span className={css.columnName}>
                <bdi className={css.cut} title={column.name}>
                  {column.name}
                </bdi>
                {column === target ? <Tag tone="accent">{t('found.target')}</Tag> : null}
                {column === id ? <Tag isOutlined>{t('found.id')}</Tag> : null}
              </span>
            </Cell>
            <Cell>
              <span className={css.line}>{typeOf(column)}</span>
            </Cell>
            <Cell variant="number">{column.missing > 0 ? percent(column.missing, 1) : '–'}</Cell>
            <Cell variant="muted">
              <bdi className={css.cut}>{column.examples.join(t('found.separator')) || t('found.noValues')}</bdi>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

/** What the server has read of a table: its size, and its columns with type, missing share and examples. */
export function FoundColumns({ proposal, ...chosen }: Pick<Choices, 'id' | 'target'> & { proposal: TableProposal }) {
  const { t } = useTranslation('hosting')
  const { number } = useFormat()
  const { name, rows, columns } = proposal
  const isChosen = (column: TableColumn) => column === chosen.id || column === chosen.target
  const rest = columns.filter((column, at) => at >= SHOWN && !isChosen(column))
  const size = t('found.size', { rows: number(rows), columns: number(columns.length) })
  return (
    <Panel title={t('found.title')} description={<bdi className={css.fileName}>{name}</bdi>} aside={size} isFlush>
      <ColumnTable caption={size} columns={columns.filter((column) => !rest.includes(column))} {...chosen} />
      {rest.length > 0 ? (
        <div className={css.rest}>
          <Disclosure title={t('found.more', { count: rest.length, n: number(rest.length) })}>
            <ColumnTable
              caption={t('found.more', { count: rest.length, n: number(rest.length) })}
              columns={rest}
              {...chosen}
            />
          </Disclosure>
        </div>
      ) : null}
    </Panel>
  )
}
