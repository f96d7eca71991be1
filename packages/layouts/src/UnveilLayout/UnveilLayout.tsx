import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import { Footer } from '@shulei/features/house/shell/Footer/Footer.tsx'
import { MicrositeMark } from '@shulei/features/publish/microsite/MicrositeMark/MicrositeMark.tsx'
import { useTranslation } from 'react-i18next'
import * as css from '../SiteShell/SiteShell.css.ts'
import type { LayoutProps } from '../SiteShell/SiteShell.tsx'
import { MicrositeShell } from '../SpecialDefaultLayout/MicrositeShell.tsx'

/** The bounty board; its menu links to home, about us (/help), competitions and experts (L09). */
export function UnveilLayout(props: LayoutProps) {
  const { t } = useTranslation('microsite')
  return (
    <MicrositeShell
      {...props}
      layout="unveil"
      name={t('unveil.title')}
      mark={<MicrositeMark drawing="notice" />}
      homeAddress={contentAddress.unveil()}
      places={[
        { to: '/', label: t('unveil.home'), isExact: true },
        { to: contentAddress.help(), label: t('unveil.about') },
        { to: competitionAddress.list(), label: t('unveil.competitions') },
        { to: contentAddress.experts(), label: t('unveil.experts') },
      ]}
      footer={
        <div className={css.foot}>
          <Footer />
        </div>
      }
    />
  )
}
