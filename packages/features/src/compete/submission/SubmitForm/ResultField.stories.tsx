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
export const WrongType = meta.story({ args: { isWrongType: true, file: new File(['x'], 'result.xlsx') } })
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
