import * as micrositeAddress from '@shulei/domain/address/microsite.ts'
import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'

/** The three addresses under /grade (A§2) as tabs. */
export function GradeTabs() {
  const { t } = useTranslation('layout')
  const { pathname } = useLocation()
  const items = [
    { to: micrositeAddress.grade(), label: t('grade.overview') },
    { to: micrositeAddress.gradeDcic(), label: t('grade.dcic') },
    { to: micrositeAddress.gradeDcicDetails(), label: t('grade.details') },
  ]
  return (
    <TabNav
      label={t('grade.nav')}
      component={Link}
      items={items.map((item) => ({ ...item, isCurrent: item.to === pathname }))}
      hasRule={false}
    />
  )
}
