import type { ReactNode } from 'react'
import { dot, tag } from './Tag.css.ts'

/**
 * `action` the ring is live, `success` open or passed, `warning` soon or draft, `danger` blocked or failed, `accent` mine,
 * `neutral` a plain fact.
 */
export type TagTone = 'action' | 'success' | 'warning' | 'danger' | 'accent' | 'neutral'

export interface TagProps {
  /** One word or two; the word carries the state, the colour only helps. */
  children: ReactNode
  /** Default `neutral`. Selector `[data-tone]`. */
  tone?: TagTone
  /** A frame instead of a ground. Selector `[data-outlined]`. */
  isOutlined?: boolean
  /** The dot of a running competition. */
  hasDot?: boolean
  /** Before the text, 15 px. */
  icon?: ReactNode
}

/** A state or a kind in one word. Not a button and not a link. */
export function Tag({ children, tone = 'neutral', isOutlined = false, hasDot = false, icon }: TagProps) {
  return (
    <span className={tag} data-tone={tone} data-outlined={isOutlined || undefined}>
      {hasDot ? <span className={dot} aria-hidden="true" /> : null}
      {icon}
      {children}
    </span>
  )
}
