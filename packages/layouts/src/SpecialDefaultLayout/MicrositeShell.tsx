import { useSiteState } from '@shulei/features/base/site/site-state.ts'
import { AuthLinks } from '@shulei/features/house/shell/AuthLinks/AuthLinks.tsx'
import { UserMenu } from '@shulei/features/house/shell/UserMenu/UserMenu.tsx'
import {
  MicrositeHeader,
  type MicrositeHeaderProps,
} from '@shulei/features/publish/microsite/MicrositeHeader/MicrositeHeader.tsx'
import { SkipLink } from '@shulei/ui/SkipLink/SkipLink.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Framed } from '../SiteShell/Framed.tsx'
import { body, shell } from '../SiteShell/SiteShell.css.ts'
import type { LayoutProps } from '../SiteShell/SiteShell.tsx'

export interface MicrositeShellProps extends LayoutProps {
  /** Name of the layout in the specification; set as `data-layout` on the root element. */
  layout: string
  name: string
  mark: ReactNode
  homeAddress: string
  places: MicrositeHeaderProps['places']
  footer: ReactNode
}

/** Shell of pages with a header and footer of their own. */
export function MicrositeShell({ layout, name, mark, homeAddress, places, footer, ...props }: MicrositeShellProps) {
  const { t } = useTranslation('shell')
  const { user, isInsideFrame } = useSiteState()
  if (isInsideFrame) return <Framed layout={layout}>{props.children}</Framed>
  return (
    <div className={shell} data-layout={layout}>
      <SkipLink target="content">{t('a11y.skip')}</SkipLink>
      <MicrositeHeader
        name={name}
        mark={mark}
        homeAddress={homeAddress}
        places={places}
        person={user ? <UserMenu user={user} onSignOut={props.onSignOut} /> : <AuthLinks />}
        onNotice={props.onNotice}
      />
      <div className={body}>{props.children}</div>
      {footer}
    </div>
  )
}
