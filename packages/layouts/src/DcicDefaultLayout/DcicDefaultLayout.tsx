import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import * as micrositeAddress from '@shulei/domain/address/microsite.ts'
import { Footer } from '@shulei/features/house/shell/Footer/Footer.tsx'
import { MicrositeMark } from '@shulei/features/publish/microsite/MicrositeMark/MicrositeMark.tsx'
import { useTranslation } from 'react-i18next'
import * as css from '../SiteShell/SiteShell.css.ts'
import type { LayoutProps } from '../SiteShell/SiteShell.tsx'
import { MicrositeShell } from '../SpecialDefaultLayout/MicrositeShell.tsx'

/** Pages of the digital contest under /dcic (L14). */
export function DcicDefaultLayout(props: LayoutProps) {
  const { t } = useTranslation('layout')
  return (
    <MicrositeShell
      {...props}
      layout="dcic-default"
      name={t('dcic.name')}
      mark={<MicrositeMark drawing="lattice" />}
      homeAddress={micrositeAddress.dcic()}
      places={[
        { to: micrositeAddress.dcic(), label: t('dcic.home'), isExact: true },
        { to: competitionAddress.list(), label: t('dcic.competitions') },
        { to: contentAddress.experts(), label: t('dcic.experts') },
        { to: contentAddress.help(), label: t('dcic.help') },
      ]}
      footer={
        <div className={css.foot}>
          <Footer />
        </div>
      }
    />
  )
}
