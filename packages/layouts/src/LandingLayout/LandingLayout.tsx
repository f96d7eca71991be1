import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'

/** Editorial and community pages: header, footer, side bar (L02). */
export function LandingLayout(props: LayoutProps) {
  return <SiteShell {...props} layout="landing" />
}
