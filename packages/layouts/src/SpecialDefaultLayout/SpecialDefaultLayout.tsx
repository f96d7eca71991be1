import { MicrositeFooter } from '@shulei/features/publish/microsite/MicrositeFooter/MicrositeFooter.tsx'
import { MicrositeMark } from '@shulei/features/publish/microsite/MicrositeMark/MicrositeMark.tsx'
import { type Microsite, micrositePageAddress } from '@shulei/features/publish/microsite/microsite.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import type { LayoutProps } from '../SiteShell/SiteShell.tsx'
import { ListShell } from './ListShell.tsx'
import { MicrositeShell } from './MicrositeShell.tsx'

export interface SpecialDefaultLayoutProps extends LayoutProps {
  /** Null around the lists of microsites, and where there is no such microsite. */
  microsite: Microsite | null
}

/** A series or a special with its own mark, menu, footer and theme (L08). */
export function SpecialDefaultLayout({ microsite, ...props }: SpecialDefaultLayoutProps) {
  const { pick } = useFormat()
  if (!microsite) return <ListShell {...props} />
  return (
    <MicrositeShell
      {...props}
      layout="special-default"
      name={pick(microsite.title)}
      mark={<MicrositeMark {...microsite.mark} />}
      homeAddress={micrositePageAddress(microsite)}
      places={microsite.menu.map(({ page, label }) => ({
        to: micrositePageAddress(microsite, page),
        label: pick(label),
        isExact: page === '',
      }))}
      footer={<MicrositeFooter microsite={microsite} />}
    />
  )
}
