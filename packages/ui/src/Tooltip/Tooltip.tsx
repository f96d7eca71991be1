import type { ReactNode } from 'react'
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip'
import { tooltip } from './Tooltip.css.ts'

/** Wraps a `Button` or `IconButton` and its `Tooltip`. */
export { TooltipTrigger }

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  /** A few words. Never the reason why a control is disabled, and never the only place of a fact. */
  children: ReactNode
}

/** A few words about a control, shown on hover and on keyboard focus. Not available on touch screens. */
export function Tooltip({ children, ...rest }: TooltipProps) {
  return (
    <AriaTooltip {...rest} offset={8} className={tooltip}>
      {children}
    </AriaTooltip>
  )
}
