import { type ReactNode, useId } from 'react'
import * as css from './MicrositeSection.css.ts'

export interface MicrositeSectionProps {
  title: string
  /** Beside the title, such as the date of the figures. */
  note?: string
  children: ReactNode
}

/** One section of a microsite's page, with a heading in the theme's typeface. */
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
