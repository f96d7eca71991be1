import type { ReactNode } from 'react'
import {
  actions,
  art as artStyle,
  description as descriptionStyle,
  state,
  title as titleStyle,
} from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** What is not here yet: "还没有提交". */
  title: ReactNode
  /** Why, and what fills it. */
  description?: ReactNode
  /** A drawing, at most 280 px wide, or an `Icon` of 24 px. */
  art?: ReactNode
  /** One or two `LinkButton` or `Button`. */
  children?: ReactNode
  /** `s` inside a panel or popover. Selector `[data-size]`. */
  size?: 's' | 'm'
}

/** In place of a list that holds nothing. When something failed, use `ErrorState`. */
export function EmptyState({ title, description, art, children, size = 'm' }: EmptyStateProps) {
  return (
    <div className={state} data-size={size}>
      {art ? <div className={artStyle}>{art}</div> : null}
      <p className={titleStyle}>{title}</p>
      {description ? <p className={descriptionStyle}>{description}</p> : null}
      {children ? <div className={actions}>{children}</div> : null}
    </div>
  )
}
