import type { FileReport } from '@shulei/domain/compete/submission/file.ts'
import {
  factsOf,
  groupProblems,
  type ProblemGroup,
  problemKey,
} from '@shulei/domain/compete/submission/file-problems.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { useTranslation } from 'react-i18next'
import { FileLine } from '../FileLine.tsx'
import { useLogText } from '../useLogText.ts'
import * as css from './CheckReport.css.ts'
import type { CheckResult } from './check-messages.ts'

/** Problems shown before the others go behind a disclosure. */
const shownProblems = 8

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const

function ProblemItems({ groups, from }: { groups: readonly ProblemGroup[]; from: number }) {
  const text = useLogText()
  return (
    <ol className={css.problems} start={from}>
      {groups.map((group) => (
        <li key={problemKey(group.first)} className={css.problem}>
          {text(`problem.${problemKey(group.first)}`, factsOf(group))}
          <FileLine text={group.first.text} />
        </li>
      ))}
    </ol>
  )
}

/** All kinds of problems of the file, each with its first line and a remedy. */
function Problems({ problems }: FileReport) {
  const { t } = useTranslation('submission')
  const groups = groupProblems(problems)
  const rest = groups.slice(shownProblems)
  return (
    <section className={css.report} data-failed="" aria-label={t('file.problems')}>
      <ProblemItems groups={groups.slice(0, shownProblems)} from={1} />
      {rest.length > 0 ? (
        <Disclosure title={t('file.more', { count: rest.length })}>
          <ProblemItems groups={rest} from={shownProblems + 1} />
        </Disclosure>
      ) : null}
    </section>
  )
}

/** Doubts about a file that passed. */
function Warnings({ warnings }: FileReport) {
  const text = useLogText()
  return groupProblems(warnings).map((group) => (
    <p key={problemKey(group.first)} className={css.warning} role="note">
      {text(`problem.${problemKey(group.first)}`, factsOf(group))}
    </p>
  ))
}

function Preview({ columns, preview }: Pick<FileReport, 'columns' | 'preview'>) {
  const { t } = useTranslation('submission')
  return (
    <Table caption={t('file.previewTable', { count: preview.length })} isCaptionVisible isScrollable>
      <TableHead>
        <Column align="end">{t('file.line')}</Column>
        {columns.map((column, index) => (
          <Column key={index}>{column}</Column>
        ))}
      </TableHead>
      <TableBody>
        {preview.map((cells, row) => (
          <Row key={row}>
            <Cell variant="time">{row + 1}</Cell>
            {cells.map((cell, index) => (
              <Cell key={index}>{cell}</Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

/** Result of the local check: the problems or doubts, and in a disclosure the facts of the file and its first rows. */
export function CheckReport({ report, sha256 }: CheckResult) {
  const { t } = useTranslation('submission')
  const format = useFormat()
  const { bytes, rows, encoding, delimiter, preview } = report
  const facts = [
    { term: t('file.encoding'), value: encoding.toUpperCase() },
    ...(delimiter ? [{ term: t('file.delimiter'), value: t(`file.delimiters.${delimiterNames[delimiter]}`) }] : []),
    { term: t('file.rows'), value: format.number(rows) },
    { term: t('file.bytes'), value: format.bytes(bytes) },
  ]
  return (
    <>
      {report.ok ? <Warnings {...report} /> : <Problems {...report} />}
      {preview.length > 0 || sha256 ? (
        <Disclosure title={t('file.preview')}>
          <div className={css.details}>
            <DescriptionList items={facts} variant="stacked" />
            {sha256 ? (
              <DescriptionList
                items={[{ term: t('file.sha256'), value: <code className={css.code}>{sha256}</code> }]}
              />
            ) : null}
            {preview.length > 0 ? (
              <div className={css.preview}>
                <Preview {...report} />
              </div>
            ) : null}
          </div>
        </Disclosure>
      ) : null}
    </>
  )
}
