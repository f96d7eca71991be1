import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react'
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Dialog,
  DialogTrigger,
  OverlayArrow,
} from 'react-aria-components/Popover'
import { arrow, arrowShape, dialog, popover } from './Popover.css.ts'
import { useAfterPaint } from './useAfterPaint.ts'

/** Wraps a `Button` or `IconButton` and the `Popover` that it opens. */
export { DialogTrigger as PopoverTrigger }

export interface PopoverProps
  extends Pick<AriaPopoverProps, 'placement' | 'offset' | 'isOpen' | 'onOpenChange' | 'triggerRef'> {
  /** Accessible name. */
  label: string
  children: ReactNode | ((popover: { close: () => void }) => ReactNode)
  /** 280 or 420 px, or as wide as its content; never wider than the window. Selector `[data-size]`. */
  size?: 's' | 'm' | 'auto'
  /** An arrow that points at the trigger. */
  hasArrow?: boolean
  /** Identifies the sheet in the document, also while it is prerendered. Selector `[data-name]`. */
  name?: string
}

/**
 * React Aria sets these properties once the sheet is placed. Nothing here uses them, but the change would restyle the whole
 * sheet, so they are set from the start.
 */
const unused = { '--trigger-width': 'auto', '--trigger-anchor-point': 'center' } as CSSProperties

/** Mounted while the sheet is open: reports the time between its placement and its first paint. */
function Opening({ onChange }: { onChange: (isOpening: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  useAfterPaint(() => onChange(false))
  return null
}

/**
 * A small window beside its trigger. The page stays visible; Esc or a click outside closes it.
 *
 * States of React Aria: `[data-entering]`, `[data-exiting]`, `[data-placement="top | bottom | left | right"]`.
 */
export function Popover({
  label,
  children,
  size = 'auto',
  hasArrow = false,
  name,
  offset = hasArrow ? 10 : 6,
  ...rest
}: PopoverProps) {
  // React Aria would lay out the sheet four times before it is visible. It is placed once, and again after the paint.
  const [isOpening, setOpening] = useState(false)
  return (
    <AriaPopover
      {...rest}
      offset={offset}
      shouldUpdatePosition={!isOpening}
      className={popover}
      style={unused}
      data-size={size}
      data-name={name}
    >
      <Opening onChange={setOpening} />
      {hasArrow ? (
        <OverlayArrow>
          <svg className={arrow} width="14" height="8" viewBox="0 0 14 8" aria-hidden="true">
            <path className={arrowShape} d="M0 0 7 7 14 0" />
          </svg>
        </OverlayArrow>
      ) : null}
      <Dialog aria-label={label} className={dialog}>
        {({ close }) => <>{typeof children === 'function' ? children({ close }) : children}</>}
      </Dialog>
    </AriaPopover>
  )
}
