import type { ReactNode } from 'react'
import type { MicrositeText } from '../microsite.ts'
import { useWords } from '../words.ts'
import * as css from './PageHead.css.ts'

export interface PageHeadProps {
  title: MicrositeText | string
  lead?: MicrositeText
  children?: ReactNode
}

/** Head of every page below a microsite's home: title and one sentence on a strip of the theme's drawing. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  const words = useWords()
  return (
    <header className={css.head}>
      <div className={css.art} aria-hidden="true" />
      <div className={css.row}>
        <h1 className={css.title} {...(typeof title === 'string' ? { children: title } : words(title))} />
        {lead && <p className={css.lead} {...words(lead)} />}
        {children}
      </div>
      <div className={css.divider} aria-hidden="true" />
    </header>
  )
}
