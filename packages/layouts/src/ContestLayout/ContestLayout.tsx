import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'

/** Pages of a competition; the page renders the hero and the tab menu (L04). */
export function ContestLayout(props: LayoutProps) {
  return <SiteShell {...props} layout="contest" />
}
