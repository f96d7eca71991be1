import type { ComponentType, SVGProps } from 'react'
import { icon } from './Icon.css.ts'

/** A lucide icon, imported by path: `import Check from 'lucide-react/dist/esm/icons/check.mjs'`. */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>

export interface IconProps {
  /** The icon to draw. */
  of: IconDrawing
  /** Edge in px: 15 inside text and small controls, 18 elsewhere, 24 in empty states only. */
  size?: 15 | 18 | 24
}

/**
 * An icon with the product's stroke width. Always decoration: the text beside it, or the control's name, carries the
 * meaning.
 */
export function Icon({ of: Drawing, size = 18 }: IconProps) {
  return <Drawing className={icon} size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}
