import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as racesAddress from '@shulei/domain/address/races.ts'
import * as specialAddress from '@shulei/domain/address/special.ts'
import { SiteMark } from '@shulei/features/base/site/SiteMark.tsx'
import { MicrositeFooter } from '@shulei/features/publish/microsite/MicrositeFooter/MicrositeFooter.tsx'
import { useTranslation } from 'react-i18next'
import type { LayoutProps } from '../SiteShell/SiteShell.tsx'
import { MicrositeShell } from './MicrositeShell.tsx'

/** Around the lists of microsites: the platform's mark, the two lists and the competitions. */
export function ListShell(props: LayoutProps) {
  const { t } = useTranslation('microsite')
  const { t: shell } = useTranslation('shell')
  return (
    <MicrositeShell
      {...props}
      layout="special-default"
      name={shell('site.name')}
      mark={<SiteMark size={30} />}
      homeAddress="/"
      places={[
        { to: racesAddress.landing(), label: t('index.race'), isExact: true },
        { to: specialAddress.index(), label: t('index.special'), isExact: true },
        { to: competitionAddress.list(), label: t('index.all') },
      ]}
      footer={<MicrositeFooter microsite={null} />}
    />
  )
}
