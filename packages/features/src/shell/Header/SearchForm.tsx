import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import { useTranslation } from 'react-i18next'
import * as css from './Header.css.ts'

/** Search over competitions: a plain GET form, so that it works before hydration and without JavaScript. */
export function SearchForm() {
  const { t } = useTranslation('shell')
  return (
    <search>
      <form className={css.searchForm} action={competitionAddress.list()} method="get">
        <span className={css.searchIcon}>
          <Icon of={Search} size={15} />
        </span>
        <input
          className={css.searchInput}
          type="search"
          name="search"
          maxLength={100}
          aria-label={t('header.search')}
          placeholder={t('header.search')}
        />
      </form>
    </search>
  )
}
