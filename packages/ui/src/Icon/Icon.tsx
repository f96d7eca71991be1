import type { ComponentType, SVGProps } from 'react'
import { icon } from './Icon.css.ts'

/** A drawing of lucide, imported by path: `import Check from 'lucide-react/dist/esm/icons/check.mjs'`. */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>

export interface IconProps {
  /** The drawing. */
  of: IconDrawing
  /** Edge in px: 15 inside text and small controls, 18 elsewhere, 24 in empty states only. */
  size?: 15 | 18 | 24
}

/** An icon in the house's stroke. Always decoration: the word beside it, or the control's name, carries the meaning. */
export function Icon({ of: Drawing, size = 18 }: IconProps) {
  return <Drawing className={icon} size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
}
