import { type MetricId, metrics } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './ProofPage.css.ts'
import type { Proof } from './proof.ts'

type Published = NonNullable<Proof['published']>

interface LineProps {
  row: Published['first'][number]
  isOwn: boolean
  /** Address of the published files. */
  folder: string
  metric: MetricId
}

function Line({ row, isOwn, folder, metric }: LineProps) {
  const { t } = useTranslation('certificate')
  const format = useFormat()
  const { rank, team, score, sha256, file } = row
  return (
    <Row>
      <Cell variant="number">{format.number(rank)}</Cell>
      <Cell isRowHeader>
        <bdi className={css.fileName}>{team}</bdi>
        {isOwn ? <span className={css.own}>{t('proof.mine')}</span> : null}
      </Cell>
      <Cell variant="number" from="tablet">
        {format.score(score, metrics[metric].decimals)}
      </Cell>
      <Cell>
        <code className={css.print}>{sha256}</code>
        {file === null ? (
          <span className={css.fileNote}>{t('proof.private')}</span>
        ) : (
          <span className={css.fileNote}>
            <a href={folder + file} download={file}>
              {file}
            </a>
          </span>
        )}
      </Cell>
    </Row>
  )
}

/** The first rows of the list that decides, with the fingerprint of the file behind each rank, and the reader's own row. */
export function Rows({ published: { first, own, lists, files }, metric }: { published: Published; metric: MetricId }) {
  const { t } = useTranslation('certificate')
  const { number } = useFormat()
  const last = lists.findLast(({ total }) => total > 0)
  if (!last || first.length === 0) return null
  const isListed = own !== null && first.some(({ teamId }) => teamId === own.teamId)
  const [document] = files
  const folder = document ? document.url.slice(0, -document.name.length) : ''
  return (
    <Panel
      title={t('proof.rows')}
      aside={t('proof.rowsNote', { list: last.list, count: first.length })}
      description={<span className={css.rowsHint}>{t('proof.rowsHint')}</span>}
      isFlush
    >
      <Table caption={t('proof.rows')} rowHeight="tall">
        <TableHead>
          <Column align="end">{t('proof.rank')}</Column>
          <Column>{t('proof.team')}</Column>
          <Column align="end" from="tablet">
            {t('proof.score')}
          </Column>
          <Column>{t('proof.print')}</Column>
        </TableHead>
        <TableBody>
          {first.map((row) => (
            <Line key={row.teamId} row={row} isOwn={row.teamId === own?.teamId} folder={folder} metric={metric} />
          ))}
          {own && !isListed ? <Line row={own} isOwn folder={folder} metric={metric} /> : null}
        </TableBody>
      </Table>
      <p className={css.counts}>
        {lists
          .filter(({ total }) => total > 0)
          .map(({ list, total, shared }) => t('proof.counts', { list, total: number(total), shared: number(shared) }))
          .join(' · ')}
      </p>
    </Panel>
  )
}
