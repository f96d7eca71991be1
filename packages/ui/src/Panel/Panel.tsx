import { type HTMLAttributes, type ReactNode, useId } from 'react'
import {
  aside as asideStyle,
  body,
  description as descriptionStyle,
  head,
  panel,
  title as titleStyle,
  titles,
} from './Panel.css.ts'

export interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'title'> {
  /** Heading and accessible name of the section. */
  title: ReactNode
  children: ReactNode
  /** One or two sentences under the title. */
  description?: ReactNode
  /** Shown at the end of the title's line: a link, a count, a time. */
  aside?: ReactNode
  /** Heading level in the page's outline; the size follows `titleSize`. */
  headingLevel?: 2 | 3 | 4
  /** `section` 22 px for main columns, `card` 16 px for side columns. Selector `[data-size]`. */
  titleSize?: 'section' | 'card'
  /** A 3 px rule at the top edge: the content is blocked, passed, due or the person's own. Selector `[data-tone]`. */
  tone?: 'danger' | 'success' | 'warning' | 'accent'
  /** The content has no padding (tables, check lists). Selector `[data-flush]`. */
  isFlush?: boolean
  /** Lets a sticky row of the content stick to the window instead of being clipped. Selector `[data-overflow]`. */
  hasStickyRow?: boolean
}

/** A titled section on a framed surface. */
export function Panel({
  title,
  children,
  description,
  aside,
  headingLevel = 2,
  titleSize = 'section',
  tone,
  isFlush = false,
  hasStickyRow = false,
  ...rest
}: PanelProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      {...rest}
      aria-labelledby={id}
      className={panel}
      data-tone={tone}
      data-overflow={hasStickyRow || undefined}
    >
      <div className={head}>
        <div className={titles}>
          <Heading id={id} className={titleStyle} data-size={titleSize}>
            {title}
          </Heading>
          {description ? <div className={descriptionStyle}>{description}</div> : null}
        </div>
        {aside ? <div className={asideStyle}>{aside}</div> : null}
      </div>
      <div className={body} data-flush={isFlush || undefined}>
        {children}
      </div>
    </section>
  )
}
