import type { ReactNode } from 'react'
import * as css from './PageHead.css.ts'

export interface PageHeadProps {
  title: string
  /** One line above the title. */
  eyebrow?: ReactNode
  /** One or two sentences. */
  lead?: string
  /** Figures or actions at the end of the head. */
  aside?: ReactNode
  /** Language of the texts where it differs from the page's. */
  lang?: string | undefined
}

/** Head of an editorial page: eyebrow, heading, lead, and what stands beside them. */
export function PageHead({ title, eyebrow, lead, aside, lang }: PageHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.row}>
        <div className={css.words} lang={lang}>
          {eyebrow ? <p className={css.eyebrow}>{eyebrow}</p> : null}
          <h1 className={css.title}>{title}</h1>
          {lead ? <p className={css.lead}>{lead}</p> : null}
        </div>
        {aside ? <div className={css.aside}>{aside}</div> : null}
      </div>
    </header>
  )
}
