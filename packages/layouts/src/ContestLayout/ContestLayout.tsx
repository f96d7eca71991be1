import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'

/** A competition: its page brings the hero and the tab menu (L04). */
export function ContestLayout(props: LayoutProps) {
  return <SiteShell {...props} layout="contest" />
}
