import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import type { Column } from './ColumnProfile.tsx'

/** Up to six significant digits, thousands apart; the same on server and in the browser. */
export function useFigure() {
  const { language } = useFormat()
  return (value: number) => new Intl.NumberFormat(language, { maximumSignificantDigits: 6 }).format(value)
}

/** The figures that a column has, in one order, with their names. */
export function useColumnStats(column: Column) {
  const { t } = useTranslation('competition')
  const format = useFormat()
  const figure = useFigure()
  const { missing, unique, min, max, mean, median, std, length } = column
  const bound = (value: number | string) => (typeof value === 'number' ? figure(value) : value)
  const numbers = [
    ['min', min],
    ['max', max],
    ['mean', mean],
    ['median', median],
    ['std', std],
  ] as const
  return [
    { term: t('dataware.missingShare'), value: format.percent(missing, missing > 0 && missing < 0.1 ? 1 : 0) },
    ...(unique === null ? [] : [{ term: t('dataware.unique'), value: format.number(unique) }]),
    ...numbers.flatMap(([name, value]) =>
      value === null ? [] : [{ term: t(`dataware.${name}`), value: bound(value) }],
    ),
    ...(length
      ? [
          {
            term: t('dataware.length'),
            value: t('dataware.lengthRange', {
              min: format.number(length.min),
              max: format.number(length.max),
              mean: format.number(Math.round(length.mean)),
            }),
          },
        ]
      : []),
  ]
}
