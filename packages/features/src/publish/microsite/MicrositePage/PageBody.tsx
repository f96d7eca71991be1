import type { ReactNode } from 'react'
import type { MicrositeText } from '../microsite.ts'
import { PageHead } from '../PageHead/PageHead.tsx'
import * as css from './PageBody.css.ts'

export interface PageBodyProps {
  title: MicrositeText | string
  lead?: MicrositeText
  children: ReactNode
}

/** Head and content of a page below a microsite's home. */
export function PageBody({ title, lead, children }: PageBodyProps) {
  return (
    <main id="content" tabIndex={-1}>
      <PageHead title={title} {...(lead ? { lead } : {})} />
      <div className={css.body}>{children}</div>
    </main>
  )
}
