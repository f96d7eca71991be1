import { useTranslation } from 'react-i18next'

/** Formats a month `2022-07` or day `2022-07-01` for display: `2022.07`, `2022.07.01`. */
export const shownDate = (date: string): string => date.replaceAll('-', '.')

/** Formats a period; a missing start or end has a text (A§2). */
export function usePeriod() {
  const { t } = useTranslation('profile')
  return (from: string | null, to: string | null) =>
    t('more.range', {
      from: from === null ? t('more.startTime') : shownDate(from),
      to: to === null ? t('more.toPresent') : shownDate(to),
    })
}
