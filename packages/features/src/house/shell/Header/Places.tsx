import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { onIntent } from '../../../base/site/on-intent.ts'

/** The header's links with the given class: used in the bar, and in the menu of phones. */
export function Places({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  return (
    <>
      <NavLink className={className} to={competitionAddress.list()} prefetch={onIntent()}>
        {t('header.competitions')}
      </NavLink>
      <NavLink className={className} to={datasetAddress.list()} prefetch={onIntent()}>
        {t('header.datasets')}
      </NavLink>
      <NavLink className={className} to={siteAddress.information()} prefetch={onIntent()}>
        {t('header.information')}
      </NavLink>
    </>
  )
}
