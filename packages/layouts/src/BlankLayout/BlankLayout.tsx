import { useSiteState } from '@shulei/features/base/site/site-state.ts'
import type { ReactNode } from 'react'
import { Framed } from '../SiteShell/Framed.tsx'
import { shell } from '../SiteShell/SiteShell.css.ts'

/** The page without any chrome (L03). */
export function BlankLayout({ children }: { children: ReactNode }) {
  const { isInsideFrame } = useSiteState()
  if (isInsideFrame) return <Framed layout="blank">{children}</Framed>
  return (
    <div className={shell} data-layout="blank">
      {children}
    </div>
  )
}
