import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs'
import Info from 'lucide-react/dist/esm/icons/info.mjs'
import OctagonX from 'lucide-react/dist/esm/icons/octagon-x.mjs'
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { alert, close, icon, main, title as titleStyle, words } from './Alert.css.ts'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const drawings = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonX } as const

/** Either no close button, or one with an accessible name. */
type Closing = { onClose: () => void; closeLabel: string } | { onClose?: never; closeLabel?: never }

export type AlertProps = Closing & {
  /** One or two sentences. */
  children: ReactNode
  /** Default `info`. Selector `[data-tone]`. */
  tone?: AlertTone
  /** Short summary above the text. */
  title?: ReactNode
  /** A link or small button at the end. */
  action?: ReactNode
  /**
   * For an alert that appears after the page: `polite` is announced when the reader pauses, `assertive` at once. An alert
   * that is part of the first page is not announced.
   */
  live?: 'polite' | 'assertive'
}

const roles = { polite: 'status', assertive: 'alert' } as const

/** A message inside the page, beside its subject. For the result of an action that left the page use a toast. */
export function Alert({ children, tone = 'info', title, action, live, onClose, closeLabel }: AlertProps) {
  return (
    <div className={alert} data-tone={tone} role={live ? roles[live] : undefined}>
      <span className={icon}>
        <Icon of={drawings[tone]} />
      </span>
      <div className={main}>
        <div className={words}>
          {title ? <p className={titleStyle}>{title}</p> : null}
          {children}
        </div>
        {action}
      </div>
      {onClose ? (
        <button type="button" className={close} aria-label={closeLabel} onClick={() => onClose()}>
          <Icon of={X} size={15} />
        </button>
      ) : null}
    </div>
  )
}
