import { useTranslation } from 'react-i18next'

/** A month `2022-07` or day `2022-07-01` as it is shown: `2022.07`, `2022.07.01`. */
export const shownDate = (date: string): string => date.replaceAll('-', '.')

/** From when to when; a missing side is named (A§2). */
export function usePeriod() {
  const { t } = useTranslation('profile')
  return (from: string | null, to: string | null) =>
    t('more.range', {
      from: from === null ? t('more.startTime') : shownDate(from),
      to: to === null ? t('more.toPresent') : shownDate(to),
    })
}
