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

/** Around a `Button` or `IconButton` and the `Popover` that it opens. */
export { DialogTrigger as PopoverTrigger }

export interface PopoverProps
  extends Pick<AriaPopoverProps, 'placement' | 'offset' | 'isOpen' | 'onOpenChange' | 'triggerRef'> {
  /** Accessible name. */
  label: string
  children: ReactNode | ((popover: { close: () => void }) => ReactNode)
  /** 280 or 420 px, or as wide as its content; never wider than the window. Selector `[data-size]`. */
  size?: 's' | 'm' | 'auto'
  /** A tip that points at what opened it. */
  hasArrow?: boolean
  /** Finds the sheet in the document, also while it is only drawn ahead. Selector `[data-name]`. */
  name?: string
}

/** React Aria sets these on the sheet once it is placed; nothing in here uses them, but all of it would be styled anew. */
const unused = { '--trigger-width': 'auto', '--trigger-anchor-point': 'center' } as CSSProperties

/** Stands in the sheet, so only while it is open: says when it has been placed, and when it has been painted there. */
function Opening({ onChange }: { onChange: (isOpening: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  useAfterPaint(() => onChange(false))
  return null
}

/**
 * A small window beside what opened it. The page stays in view; Esc or a click outside closes it.
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
  // React Aria would lay it out four times before it is seen: it is placed once, and again after the paint
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
