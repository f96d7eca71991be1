import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'

/** Pages without a frame of their own: lists, stand-alone pages, the 404 of unknown routes (L01). */
export function DefaultLayout(props: LayoutProps) {
  return <SiteShell {...props} layout="default" />
}
