import type { HTMLAttributes, ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children: ReactNode
  /** Element to render; `span` by default, a heading or `div` where the outline needs it. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption'
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element {...rest} className={hidden}>
      {children}
    </Element>
  )
}
