import { type ReactNode, useId } from 'react'
import * as css from './MicrositeSection.css.ts'

export interface MicrositeSectionProps {
  title: string
  /** Beside the title: what the figures are, when they were counted. */
  note?: string
  children: ReactNode
}

/** One part of a microsite's page, under a heading in the theme's own letters. */
export function MicrositeSection({ title, note, children }: MicrositeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {children}
    </section>
  )
}
