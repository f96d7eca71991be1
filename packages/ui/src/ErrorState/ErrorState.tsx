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
  /** Names the failure: "排行榜没有加载出来". */
  title: ReactNode
  /** Suggested remedy. */
  description?: ReactNode
  /** Reference for support, such as the request id. */
  detail?: ReactNode
  /** Drawing in place of the icon. */
  art?: ReactNode
  /** Action: a retry `Button`, a `LinkButton`. */
  children?: ReactNode
  /** `s` for use inside a panel or popover. Selector `[data-size]`. */
  size?: 's' | 'm'
}

/** Shown in place of content that failed to load. Announced when it appears. */
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
