import type { ReactNode } from 'react'
import { dot, tag } from './Tag.css.ts'

/**
 * `action`: the ring is live. `success`: open or passed. `warning`: soon or draft. `danger`: blocked or failed. `accent`:
 * the person's own. `neutral`: a plain fact.
 */
export type TagTone = 'action' | 'success' | 'warning' | 'danger' | 'accent' | 'neutral'

export interface TagProps {
  /** One or two words, which carry the meaning; the colour only supports them. */
  children: ReactNode
  /** Default `neutral`. Selector `[data-tone]`. */
  tone?: TagTone
  /** Outlined instead of filled. Selector `[data-outlined]`. */
  isOutlined?: boolean
  /** The dot of a running competition. */
  hasDot?: boolean
  /** Shown before the text, 15 px. */
  icon?: ReactNode
}

/** A state or a kind in one word. It cannot be pressed. */
export function Tag({ children, tone = 'neutral', isOutlined = false, hasDot = false, icon }: TagProps) {
  return (
    <span className={tag} data-tone={tone} data-outlined={isOutlined || undefined}>
      {hasDot ? <span className={dot} aria-hidden="true" /> : null}
      {icon}
      {children}
    </span>
  )
}
