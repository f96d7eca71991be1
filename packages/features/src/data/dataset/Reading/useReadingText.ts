import type { Encoding, ReadingPart, Separator, TableReading } from '@shulei/domain/data/dataset/reading/reading.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { daysOf } from '@shulei/i18n/formatters.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { useTranslation } from 'react-i18next'
import type { Reading } from '../datasets.ts'
import { useMarks } from '../useMarks.ts'

/** Names of the encodings, the same in both languages. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gb18030: 'GB18030',
  big5: 'Big5',
  shift_jis: 'Shift_JIS',
  'euc-jp': 'EUC-JP',
  'euc-kr': 'EUC-KR',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'koi8-r': 'KOI8-R',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-874': 'Windows-874',
}

/** Names of the separators in the texts. */
export const separatorKeys = {
  ',': 'comma',
  '\t': 'tab',
  ';': 'semicolon',
  '|': 'pipe',
  ' ': 'space',
} as const satisfies Record<Separator, string>

/** Most columns that a sentence names. */
const MOST_COLUMNS = 3

/** A day such as 2024-04-03 in words. */
export const dayInWords = (day: string, language: Language): string => daysOf(language).format(Date.parse(day))

/** Puts the parts of a reading into words. */
export function useReadingText() {
  const { t } = useTranslation('columns')
  const { language, number } = useFormat()
  const isChinese = language === 'zh-CN'
  const { list, marks } = useMarks()

  /** The parts that a table has, in one line; '' where there is nothing to say. */
  function line(reading: TableReading & Pick<Reading, 'inside'>, parts: readonly ReadingPart[]): string {
    const { encoding, separator, quote, skip, comment, hasHeader, missing } = reading
    const has = (part: ReadingPart) => parts.includes(part)
    const pieces = [
      reading.inside !== undefined && t('reading.inside', { path: reading.inside }),
      encoding && encodingNames[encoding],
      separator && t(`reading.separator.${separatorKeys[separator]}`),
      quote === "'" && t('reading.quoteSingle'),
      quote === '' && t('reading.quoteNone'),
      reading.escape === '\\' && t('reading.escape'),
      comment && t('reading.comment', { mark: comment }),
      has('skip') && skip > 0 && t('reading.skip', { count: skip, n: number(skip) }),
      has('hasHeader') && t(hasHeader ? 'reading.header' : 'reading.noHeader'),
      missing.length > 0 && t('reading.missing', { marks: marks(missing) }),
    ]
    return pieces.filter(Boolean).join(isChinese ? '，' : ', ')
  }
  const names = (parts: readonly ReadingPart[]) => list(parts.map((part) => t(`reading.part.${part}`)))

  /** Says of which dates nobody knows the order of day and month, with one of them; null where there are none. */
  function order({ eitherOrder, dateOrder }: Reading, isOwn: boolean): string | null {
    const open = eitherOrder.filter(({ column }) => !Object.hasOwn(dateOrder, column))
    const [first] = open
    if (!first) return null
    const named = list(open.slice(0, MOST_COLUMNS).map(({ column }) => t('reading.mark', { mark: column })))
    const columns =
      open.length > MOST_COLUMNS ? t('reading.columnsMore', { columns: named, n: number(open.length) }) : named
    const { cell, days, order: read } = first
    const other = read === 'dayFirst' ? 'monthFirst' : 'dayFirst'
    const facts = { columns, cell, read: dayInWords(days[read], language), other: dayInWords(days[other], language) }
    return t(isOwn ? 'reading.orderOwn' : 'reading.order', facts)
  }
  return {
    line,
    /** Names the parts that were guessed and may be something else but the order of dates, and says what to do; null without one. */
    unsure({ unsure }: Reading, isOwn: boolean) {
      const parts = unsure.filter((part) => part !== 'dateOrder')
      return parts.length === 0 ? null : t(isOwn ? 'reading.unsureOwn' : 'reading.unsure', { parts: names(parts) })
    },
    order,
    /** Sentences about rows and characters that did not fit, one for each kind. */
    troubles: (reading: Reading) =>
      (['short', 'long', 'broken'] as const)
        .filter((kind) => reading[kind] > 0)
        .map((kind) => t(`reading.${kind}`, { count: reading[kind], n: number(reading[kind]) })),
    /** Names the parts that the owner chose; null when there are none. */
    chosen: ({ chosen }: Reading) => (chosen.length === 0 ? null : t('reading.chosen', { parts: names(chosen) })),
  }
}
