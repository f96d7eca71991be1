import type { ReactNode } from 'react'
import {
  actions,
  art as artStyle,
  description as descriptionStyle,
  state,
  title as titleStyle,
} from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** Names the missing content: "还没有提交". */
  title: ReactNode
  /** The reason, and the action that adds content. */
  description?: ReactNode
  /** A drawing, at most 280 px wide, or an `Icon` of 24 px. */
  art?: ReactNode
  /** One or two of `LinkButton` or `Button`. */
  children?: ReactNode
  /** `s` for use inside a panel or popover. Selector `[data-size]`. */
  size?: 's' | 'm'
}

/** Shown in place of an empty list. For a failure use `ErrorState`. */
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
