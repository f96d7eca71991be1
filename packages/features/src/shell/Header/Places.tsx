import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'

/** Where the header leads, as links of the given class: once in the bar, once in the menu of phones. */
export function Places({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  return (
    <>
      <NavLink className={className} to="/competitions" prefetch="intent">
        {t('header.competitions')}
      </NavLink>
      <a className={className} href="/api/docs">
        {t('header.apiDocs')}
      </a>
    </>
  )
}
