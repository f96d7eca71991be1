import type { FileProblem, FileProblemCode, FileReport } from '@shulei/domain/compete/submission/file.ts'
import { createFileCheck } from '@shulei/domain/compete/submission/file.ts'
import { ruleIds, submissionRulesFixture } from '@shulei/mocks/compete/submission/fixtures.ts'
import { longWord } from '@shulei/ui/stories/longText.ts'
import { useTranslation } from 'react-i18next'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { ResultField, type ResultFieldProps } from './ResultField.tsx'

const rules = submissionRulesFixture()
const good = ['id,births', ...ruleIds.map((id, index) => `${id},${11_200 + index * 37}`)].join('\n')

/** The result of the check for a text, by the same code as in the worker. */
function checked(text: string): { phase: 'done'; report: FileReport; sha256: string | null } {
  const check = createFileCheck({ ...rules, labels: undefined, ids: new Set(ruleIds) })
  check.push(new TextEncoder().encode(text))
  return { phase: 'done', report: check.end(), sha256: '9f2c45777edf69984b37c0de51a2b8e4'.repeat(2) }
}

const found: Record<FileProblemCode | 'lineTooLong', Omit<FileProblem, 'code'>> = {
  empty: {},
  headerOnly: {},
  tooLarge: { value: '104857601' },
  binary: { value: 'zip' },
  encoding: { value: 'gb18030', line: 2 },
  archiveBroken: { value: 'zip' },
  archiveEntries: { value: '3' },
  archiveLocked: {},
  archiveName: { value: '../result.csv' },
  archiveTooLarge: { value: '104857600' },
  delimiter: { line: 1 },
  headerMissing: { line: 1, value: '2014-01-01' },
  headerOther: { line: 1, value: ',pop', column: 'date,births' },
  columnMissing: { line: 1, column: 'births' },
  columnName: { line: 1, column: 'births', value: 'Births' },
  columnExtra: { line: 1, column: 'weekday' },
  columnTwice: { line: 1, column: 'births' },
  cellCount: { line: 8, value: '3' },
  lineTooLong: { line: 9 },
  quote: { line: 12 },
  idMissingValue: { line: 14 },
  idUnknown: { line: 15, id: '2014-02-30' },
  idDate: { line: 16, id: '2014/1/6', value: '2014-01-06' },
  idTwice: { line: 17, id: '2014-01-04', value: '5' },
  idMissing: { id: '2014-01-05' },
  emptyCell: { line: 20, column: 'births' },
  notNumber: { line: 21, column: 'births', value: 'about 11000' },
  notFinite: { line: 22, column: 'births', value: 'NaN' },
  numberTooBig: { line: 23, column: 'births', value: '1e154' },
  outOfRange: { line: 23, column: 'p_win', value: '1.2' },
  probabilitiesSum: { line: 24, value: '0.98' },
  labelUnknown: { line: 25, column: 'type', value: 'drizzle' },
  tooManyRows: { line: 63, value: '1000031' },
  spreadsheet: { value: 'xlsx' },
  dataFile: { value: 'parquet' },
  otherText: { value: 'json' },
  columnIndex: { line: 1, column: 'Unnamed: 0' },
  columnUnnamed: { line: 1, column: 'id' },
  columnsSwapped: { line: 2, column: 'births', id: '11240', value: '2014-01-01', rows: 20 },
  cellsTrailing: { line: 2, value: '3', rows: 20 },
  cellsRowNames: { line: 2, value: '3', rows: 20 },
  cellsDecimal: { line: 2, value: '3', rows: 20 },
  cellsDelimiter: { line: 2, value: '1', rows: 20 },
  idInvisible: { line: 2, id: '2014[U+200B]-01-01', value: '2014-01-01', rows: 20 },
  idWidth: { line: 2, id: '２０１４-01-01', value: '2014-01-01', rows: 20 },
  idQuotes: { line: 2, id: "'2014-01-01'", value: '2014-01-01', rows: 20 },
  idDecimal: { line: 2, id: '1.0', value: '1', rows: 20 },
  idSerial: { line: 2, id: '41640', value: '2014-01-01', rows: 20 },
  idZeros: { line: 2, id: '7', value: '007', rows: 20 },
  idShortened: { line: 2, id: '1.23457E+11', value: '123456789012', rows: 20 },
  idCase: { line: 2, id: 'R1', value: 'r1', rows: 20 },
  idPath: { line: 2, id: 'test/r1.png', value: 'r1', rows: 20 },
  idAffix: { line: 2, id: 'row_1', value: '1', rows: 20 },
  idSpelling: { line: 2, id: 'R-01', value: 'r1', rows: 20 },
  idRowNumber: { line: 2, id: '0', value: '2014-01-01', rows: 20 },
  idShifted: { line: 2, id: '0', value: '20', rows: 20 },
  idForeign: { line: 2, id: '2013-01-01', value: '2014-01-01', rows: 20 },
  idNone: { line: 2, id: 'Monday', value: '2014-01-01', rows: 20 },
  valueMissing: { line: 2, column: 'births', value: 'NA', rows: 20 },
  valueError: { line: 2, column: 'births', value: '#N/A', rows: 20 },
  valueBoolean: { line: 2, column: 'births', value: 'True', meant: '1', rows: 20 },
  valuePercent: { line: 2, column: 'p', value: '12%', meant: '0.12', rows: 20 },
  valueThousands: { line: 2, column: 'births', value: '11,240', meant: '11240', rows: 20 },
  valueComma: { line: 2, column: 'p', value: '0,5', meant: '0.5', rows: 20 },
  valueSigns: { line: 2, column: 'births', value: '１１', meant: '11', rows: 20 },
  valueWrapped: { line: 2, column: 'births', value: '[11240]', meant: '11240', rows: 20 },
  valueUnit: { line: 2, column: 'births', value: '11240人', meant: '11240', rows: 20 },
  scalePercent: { line: 2, column: 'p', value: '50', meant: '0.5', rows: 20 },
  scaleRaw: { line: 2, column: 'p', value: '-4.1', meant: '', rows: 20 },
  labelSpelling: { line: 2, column: 'type', value: 'Rain', meant: 'rain', rows: 20 },
  labelNumbers: { line: 2, column: 'type', value: '1', meant: 'rain, sun', rows: 20 },
  labelProbability: { line: 2, column: 'type', value: '0.7', meant: 'rain', rows: 20 },
  labelBoolean: { line: 2, column: 'type', value: 'True', meant: '1', rows: 20 },
  thousandsMaybe: { line: 2, column: 'births', value: '1.234', meant: '1234' },
}
const everyProblem = Object.entries(found).map(([code, detail]) => ({
  code: (code === 'lineTooLong' ? 'cellCount' : code) as FileProblemCode,
  ...detail,
}))

const file = new File([good], 'result_1123_ens.csv', { type: 'text/csv' })

const meta = preview.meta({
  title: 'Areas/submission/ResultField',
  component: ResultField,
  args: {
    file,
    isWrongType: false,
    check: { phase: 'none' },
    upload: null,
    isWaiting: false,
    onFile: fn(),
    onRetry: fn(),
  },
})

export const Empty = meta.story({ tags: ['modes-colours'], args: { file: null } })
export const Checking = meta.story({ args: { check: { phase: 'checking', bytes: 300 } } })

export const Passed = meta.story({
  tags: ['modes-colours'],
  args: { check: checked(good) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text('submission:file.preview')))
    await expect(canvas.getByRole('cell', { name: '2014-01-20' })).toBeVisible()
  },
})

/** Submitting is blocked: the file stays in the browser. */
export const Waiting = meta.story({ args: { check: checked(good), isWaiting: true } })

/** All problems at once, each with its line. */
export const Problems = meta.story({
  tags: ['modes'],
  args: { check: checked(good.replace('2014-01-05', '2014-01-04').replace('11903', '').replace('11940', 'NaN')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/4/)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('2014-01-20,')).toBeVisible()
  },
})

/** Nearly all ids are wrong for one reason: it is said once. */
export const OneCause = meta.story({
  args: { check: checked(['id,births', ...ruleIds.map((id) => `${id.replaceAll('-', '/')},11200`)].join('\n')) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('listitem')).toHaveTextContent('2014/01/01')
  },
})

/** Problems of one kind are one item, with the places of the next ones. */
export const Grouped = meta.story({
  args: { check: checked(good.replace(/,1119\d|,11[3-5]\d\d/g, ',many more')) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
})

/** A file that passed, with numbers that may be meant otherwise. */
export const Doubtful = meta.story({
  tags: ['modes-colours'],
  args: { check: checked(['id;births', ...ruleIds.map((id) => `${id};11.240`)].join('\n')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('11240')
  },
})

/** Every code of the catalogue. */
export const EveryProblem = meta.story({
  tags: ['modes-colours'],
  args: {
    check: {
      ...checked(good),
      report: { ...checked(good).report, ok: false, problems: everyProblem, problemCount: 24_006 },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(text('submission:file.more', { count: everyProblem.length - 8 })))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(everyProblem.length)
    for (const item of canvas.getAllByRole('listitem')) await expect(item).not.toHaveTextContent(/[{}]/)
  },
})

export const HeaderOnly = meta.story({ args: { check: checked('id,births\n') } })
export const WrongType = meta.story({ args: { isWrongType: true, file: new File(['x'], 'result.doc') } })
export const Workbook = meta.story({ args: { isWrongType: true, file: new File(['x'], 'result.xlsx') } })
export const Unreadable = meta.story({ args: { check: { phase: 'unreadable' } } })

export const Unchecked = meta.story({
  tags: ['modes-colours'],
  args: { check: { phase: 'unchecked', message: '服务器在重启，一分钟后再试。' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pattern('submission:file.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const onCancel = fn()

/** The progress of an upload in the language of the story. */
function Sending(props: ResultFieldProps) {
  const { t } = useTranslation('submission')
  const upload = {
    label: t('upload.sending'),
    sent: 2.6e6,
    total: 4.2e6,
    valueText: t('upload.progress', { percent: '62%', sent: '2.5 MB', total: '4.0 MB' }),
    cancelText: t('upload.cancel'),
    onCancel,
  }
  return <ResultField {...props} upload={upload} />
}

export const Uploading = meta.story({
  tags: ['modes-colours'],
  args: {
    check: checked(good),
  },
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('submission:upload.cancel') }))
    await expect(onCancel).toHaveBeenCalledOnce()
  },
})

export const LongName = meta.story({
  tags: ['modes-colours'],
  args: { check: checked(good), file: new File([good], longWord) },
})
