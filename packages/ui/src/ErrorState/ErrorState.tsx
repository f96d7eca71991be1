import CloudOff from 'lucide-react/dist/esm/icons/cloud-off.mjs'
import type { ReactNode } from 'react'
import {
  actions,
  art as artStyle,
  description as descriptionStyle,
  detail as detailStyle,
  icon,
  state,
  title as titleStyle,
} from '../EmptyState/EmptyState.css.ts'
import { Icon } from '../Icon/Icon.tsx'

export interface ErrorStateProps {
  /** What did not work: "排行榜没有加载出来". */
  title: ReactNode
  /** What to try. */
  description?: ReactNode
  /** A reference for support, such as the request id. */
  detail?: ReactNode
  /** A drawing instead of the icon. */
  art?: ReactNode
  /** The way out: a retry `Button`, a `LinkButton`. */
  children?: ReactNode
  /** `s` inside a panel or popover. Selector `[data-size]`. */
  size?: 's' | 'm'
}

/** In place of content that could not be loaded. Announced when it appears. */
export function ErrorState({ title, description, detail, art, children, size = 'm' }: ErrorStateProps) {
  return (
    <div className={state} data-size={size} role="alert">
      {art ? (
        <div className={artStyle}>{art}</div>
      ) : (
        <span className={icon}>
          <Icon of={CloudOff} size={24} />
        </span>
      )}
      <p className={titleStyle}>{title}</p>
      {description ? <p className={descriptionStyle}>{description}</p> : null}
      {detail ? <p className={detailStyle}>{detail}</p> : null}
      {children ? <div className={actions}>{children}</div> : null}
    </div>
  )
}
