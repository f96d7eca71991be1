import { useSiteState } from '@shulei/features/base/site/site-state.ts'
import { Footer } from '@shulei/features/house/shell/Footer/Footer.tsx'
import { Header } from '@shulei/features/house/shell/Header/Header.tsx'
import { SendMessageModal } from '@shulei/features/house/shell/SendMessageModal.tsx'
import { SideBar } from '@shulei/features/house/shell/SideBar/SideBar.tsx'
import { SkipLink } from '@shulei/ui/SkipLink/SkipLink.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Framed } from './Framed.tsx'
import { body, foot, shell } from './SiteShell.css.ts'

/** Props that every layout takes from the app. */
export interface LayoutProps {
  children: ReactNode
  onSignOut: () => void
  /** Shows a short message that comes from the layout's chrome. */
  onNotice: (message: string) => void
}

export interface SiteShellProps extends LayoutProps {
  /** Name of the layout in the specification; set as `data-layout` on the root element. */
  layout: string
  /** The page ends at the footer without a gap. */
  isFlush?: boolean
}

/**
 * Header, page, side bar and footer: the common shell of the site's layouts. Inside another page's frame it renders the page
 * only (A§2, Q105).
 */
export function SiteShell({ layout, isFlush = false, children, onSignOut, onNotice }: SiteShellProps) {
  const { t } = useTranslation('shell')
  const { isInsideFrame } = useSiteState()
  if (isInsideFrame) {
    return (
      <Framed layout={layout}>
        {children}
        {/* Outside a frame the header renders the dialog. */}
        <SendMessageModal />
      </Framed>
    )
  }
  return (
    <div className={shell} data-layout={layout}>
      <SkipLink target="content">{t('a11y.skip')}</SkipLink>
      <Header onSignOut={onSignOut} onNotice={onNotice} />
      <div className={body}>{children}</div>
      <SideBar />
      <div className={isFlush ? undefined : foot}>
        <Footer />
      </div>
    </div>
  )
}
