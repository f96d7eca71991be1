import type { ReactNode } from 'react'
import { shell } from '../SiteShell/SiteShell.css.ts'

/** The page only, without any chrome (L03). */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <div className={shell} data-layout="blank">
      {children}
    </div>
  )
}
