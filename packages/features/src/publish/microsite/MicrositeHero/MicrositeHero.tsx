import type { ReactNode } from 'react'
import * as css from './MicrositeHero.css.ts'
import { titleLength } from './titleLength.ts'

export interface MicrositeHeroProps {
  /** The page's heading; its size follows its length (`data-length`). */
  title: string
  /** One line above the title, such as the year or the host. */
  eyebrow?: string
  /** One or two sentences; each entry is a line of its own if there is room. */
  lead: readonly string[]
  /** Links; the first of them is the page's main action. */
  actions: ReactNode
  /** The figure of the first screen: a chart of the microsite's data, a poem, a board. */
  children?: ReactNode
  /**
   * `panel` is half as wide as the hero, `figure` as wide as its content, `plain` has no background. In `data-aside`.
   * Default `panel`.
   */
  aside?: 'panel' | 'figure' | 'plain'
}

/** The first screen of a microsite: its title and claim on the theme's art, and a figure beside them. */
export function MicrositeHero({ title, eyebrow, lead, actions, children, aside = 'panel' }: MicrositeHeroProps) {
  return (
    <section className={css.hero}>
      <div className={css.art} aria-hidden="true" />
      <div className={css.row} data-bare={!children || undefined}>
        <div className={css.words}>
          {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
          <h1 className={css.title} data-length={titleLength(title)}>
            {title}
          </h1>
          <p className={css.lead}>
            {lead.map((line) => (
              <span key={line} className={css.line}>
                {line}
              </span>
            ))}
          </p>
          <div className={css.actions}>{actions}</div>
        </div>
        {children && (
          <div className={css.aside} data-aside={aside}>
            {children}
          </div>
        )}
      </div>
      <div className={css.divider} aria-hidden="true" />
    </section>
  )
}
