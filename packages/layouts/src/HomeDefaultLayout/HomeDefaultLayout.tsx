import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'

/** The home page (L13). */
export function HomeDefaultLayout(props: LayoutProps) {
  return <SiteShell {...props} layout="home-default" />
}
