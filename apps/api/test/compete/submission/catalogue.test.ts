import { readFileSync } from 'node:fs'
import type { FileProblemCode } from '@shulei/domain/compete/submission/file.ts'
import { describe, expect, test } from 'vitest'
import { logLine } from '../../../src/modules/compete/submission/evaluate/log-lines.ts'

type Texts = Record<'log' | 'problem' | 'status', Record<string, string>>

const read = (lang: string): Texts =>
  JSON.parse(readFileSync(new URL(`../../../../../locales/${lang}/submission.json`, import.meta.url), 'utf8'))

/** Every code of the file check; a new code without a sentence does not compile. */
const problems = Object.keys({
  empty: 1,
  headerOnly: 1,
  tooLarge: 1,
  binary: 1,
  encoding: 1,
  archiveBroken: 1,
  archiveEntries: 1,
  archiveLocked: 1,
  archiveName: 1,
  archiveTooLarge: 1,
  delimiter: 1,
  headerMissing: 1,
  headerOther: 1,
  columnMissing: 1,
  columnName: 1,
  columnExtra: 1,
  columnTwice: 1,
  cellCount: 1,
  idMissingValue: 1,
  idUnknown: 1,
  idDate: 1,
  idTwice: 1,
  idMissing: 1,
  notNumber: 1,
  notFinite: 1,
  numberTooBig: 1,
  outOfRange: 1,
  probabilitiesSum: 1,
  labelUnknown: 1,
  emptyCell: 1,
  tooManyRows: 1,
  spreadsheet: 1,
  dataFile: 1,
  otherText: 1,
  columnIndex: 1,
  columnUnnamed: 1,
  columnsSwapped: 1,
  cellsTrailing: 1,
  cellsRowNames: 1,
  cellsDecimal: 1,
  cellsDelimiter: 1,
  idInvisible: 1,
  idWidth: 1,
  idQuotes: 1,
  idDecimal: 1,
  idSerial: 1,
  idZeros: 1,
  idShortened: 1,
  idCase: 1,
  idPath: 1,
  idAffix: 1,
  idSpelling: 1,
  idRowNumber: 1,
  idShifted: 1,
  idForeign: 1,
  idNone: 1,
  valueMissing: 1,
  valueError: 1,
  valueBoolean: 1,
  valuePercent: 1,
  valueThousands: 1,
  valueComma: 1,
  valueSigns: 1,
  valueWrapped: 1,
  valueUnit: 1,
  scalePercent: 1,
  scaleRaw: 1,
  labelSpelling: 1,
  labelNumbers: 1,
  labelProbability: 1,
  labelBoolean: 1,
  thousandsMaybe: 1,
  quote: 1,
} satisfies Record<FileProblemCode, 1>)

describe.each(['zh-CN', 'en-US'])('the log catalogue in %s', (lang) => {
  const texts = read(lang)

  test('has a sentence for every event, problem and status, and no other', () => {
    expect(Object.keys(texts.log).toSorted()).toEqual(Object.keys(logLine).toSorted())
    expect(Object.keys(texts.problem).toSorted()).toEqual([...problems, 'lineTooLong'].toSorted())
    expect(Object.keys(texts.status)).toEqual(['uploaded', 'queued', 'scoring', 'scored', 'failed', 'cancelled'])
  })

  test('fills its sentences with known facts only', () => {
    const facts = new Set(['line', 'column', 'id', 'value', 'meant', 'rows', 'count'])
    for (const text of Object.values(texts.problem)) {
      for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g)) expect(facts).toContain(name)
    }
  })
})
