import { relativeTime } from '@shulei/domain/base/time/relative.ts'
import { createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { inZone, numbersOf, siteZone, zoneOffset } from './formatters.ts'
import { type Language, pick } from './language.ts'

/**
 * Time zone of the reader and time of the rendering. The server takes the zone from a cookie of the browser and the browser
 * reuses the server's time, so that both render the same text.
 */
export interface TimeSetting {
  zone: string
  /** Epoch milliseconds when the page was rendered. */
  now: number
}

export const TimeContext = createContext<TimeSetting>({ zone: siteZone, now: 0 })

export interface Format {
  language: Language
  zone: string
  /** The text of the reader's language. */
  pick(text: { cn: string; en: string }): string
  /** YYYY/MM/DD (A§9). */
  date(at: string | number): string
  /** MM/DD, for axes and short ranges. */
  day(at: string | number): string
  /** MM/DD, with its year in front if the page is read in another one or the other end of the same span lies in another. */
  shortDate(at: string | number, otherEnd?: string | number): string
  /** YYYY/MM/DD HH:mm:ss (A§9). */
  dateTime(at: string | number): string
  /** MM/DD HH:mm, with its year in front as `shortDate` has it. Every edge of a schedule is named with it. */
  dayTime(at: string | number, otherEnd?: string | number): string
  /** HH:mm. */
  time(at: string | number): string
  /** HH:mm:ss. */
  clock(at: string | number): string
  /** Name of the zone beside a deadline: 北京时间 (UTC+8), 本地时间 (UTC-5). */
  zoneName(): string
  /** Just now, hours, days, then the date (A§9). */
  relative(at: string | number, now?: number): string
  /** 12,345. */
  number(value: number): string
  /** A score with the competition's fixed decimals. */
  score(value: number, decimals: number): string
  /** 4.2 MB. */
  bytes(value: number): string
  percent(value: number, decimals?: number): string
}

/** About as long as each other, because the zone of a first page changes in place. */
const zoneNames: Readonly<Record<Language, { site: string; local: string }>> = {
  'zh-CN': { site: '北京时间', local: '本地时间' },
  'en-US': { site: 'Beijing time', local: 'local time' },
}

/** +8, -5, +5:30. */
const offsetText = (minutes: number) => {
  const size = Math.abs(minutes)
  const rest = size % 60
  return `${minutes < 0 ? '-' : '+'}${(size - rest) / 60}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** Creates formatters for one language, time zone and clock. `translate` returns the words of relative time. */
export function createFormat(
  language: Language,
  setting: TimeSetting,
  translate: (kind: 'justNow' | 'hours' | 'days', count: number) => string,
): Format {
  const moment = (at: string | number) => inZone(setting.zone, at)
  let thisYear: number | undefined
  /** An instant in a pattern, with its year where that is not this year's or the other end has another one. */
  const withYear = (at: string | number, otherEnd: string | number | undefined, pattern: string) => {
    const shown = moment(at)
    const year = shown.year()
    thisYear ??= moment(setting.now).year()
    const isKnown = year === thisYear && (otherEnd === undefined || moment(otherEnd).year() === year)
    return shown.format(isKnown ? pattern : `YYYY/${pattern}`)
  }
  const format: Format = {
    language,
    zone: setting.zone,
    pick: (text) => pick(text, language),
    date: (at) => moment(at).format('YYYY/MM/DD'),
    day: (at) => moment(at).format('MM/DD'),
    dateTime: (at) => moment(at).format('YYYY/MM/DD HH:mm:ss'),
    shortDate: (at, otherEnd) => withYear(at, otherEnd, 'MM/DD'),
    dayTime: (at, otherEnd) => withYear(at, otherEnd, 'MM/DD HH:mm'),
    time: (at) => moment(at).format('HH:mm'),
    clock: (at) => moment(at).format('HH:mm:ss'),
    zoneName() {
      const name = zoneNames[language][setting.zone === siteZone ? 'site' : 'local']
      return `${name} (UTC${offsetText(zoneOffset(setting.zone, setting.now))})`
    },
    relative(at, now = setting.now) {
      const result = relativeTime(new Date(at).getTime(), now)
      if (result.kind === 'date') return format.date(at)
      return translate(result.kind, 'count' in result ? result.count : 0)
    },
    number: (value) => numbersOf(language).format(value),
    score: (value, decimals) => value.toFixed(decimals),
    bytes(value) {
      const power = Math.min(Math.floor(Math.log(Math.max(value, 1)) / Math.log(1024)), units.length - 1)
      const scaled = value / 1024 ** power
      return `${power === 0 || scaled >= 100 ? Math.round(scaled) : scaled.toFixed(1)} ${units[power]}`
    },
    percent: (value, decimals = 0) => `${(value * 100).toFixed(decimals)}%`,
  }
  return format
}

/** Formatters for the reader of the page. */
export function useFormat(): Format {
  const { i18n, t } = useTranslation('shell')
  const setting = useContext(TimeContext)
  return useMemo(
    () =>
      createFormat(i18n.language as Language, setting, (kind, count) => {
        if (kind === 'justNow') return t('time.justNow')
        return kind === 'hours' ? t('time.hoursAgo', { count }) : t('time.daysAgo', { count })
      }),
    [i18n.language, setting, t],
  )
}
