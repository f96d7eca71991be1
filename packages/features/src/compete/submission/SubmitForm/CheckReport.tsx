import type { FileProblem, FileReport } from '@shulei/domain/compete/submission/file.ts'
import { KEPT_PER_CODE } from '@shulei/domain/compete/submission/file-problems.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { useTranslation } from 'react-i18next'
import { FileLine } from '../FileLine.tsx'
import { problemCode, useLogText } from '../useLogText.ts'
import * as css from './CheckReport.css.ts'
import type { CheckResult } from './check-messages.ts'

/** Problems shown before the others go behind a disclosure. */
const shownProblems = 8

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const

function ProblemItems({ problems, from }: { problems: readonly FileProblem[]; from: number }) {
  const text = useLogText()
  return (
    <ol className={css.problems} start={from}>
      {problems.map((problem, index) => (
        <li key={index} className={css.problem}>
          {text(problemCode(problem), { ...problem })}
          <FileLine text={problem.text} />
        </li>
      ))}
    </ol>
  )
}

/** All problems of the file, each with its line and a remedy. */
function Problems({ problems, problemCount }: FileReport) {
  const { t } = useTranslation('submission')
  const rest = problems.slice(shownProblems)
  return (
    <section className={css.report} data-failed="" aria-label={t('file.problems')}>
      <ProblemItems problems={problems.slice(0, shownProblems)} from={1} />
      {rest.length > 0 ? (
        <Disclosure title={t('file.more', { count: rest.length })}>
          <ProblemItems problems={rest} from={shownProblems + 1} />
        </Disclosure>
      ) : null}
      {problemCount > problems.length ? <p className={css.note}>{t('file.kept', { count: KEPT_PER_CODE })}</p> : null}
    </section>
  )
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

/** Result of the local check: the problems, and in a disclosure the facts of the file and its first rows. */
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
      {report.ok ? null : <Problems {...report} />}
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
