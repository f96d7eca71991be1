import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { counter } from './CharacterCounter.css.ts'

export interface CharacterCounterProps {
  /** Shown: "58 / 255". */
  text: string
  /** Past the end: rouge and bold. Nothing is cut. Selector `[data-over]`. */
  isOver?: boolean
  /** Spoken politely when it changes; leave it empty until the end is near. */
  announcement?: string
}

/**
 * How much has been written. It counts nothing itself: the caller counts code points by the rule of the server, also while an
 * input method is composing, because that is what is in the field.
 */
export function CharacterCounter({ text, isOver = false, announcement = '' }: CharacterCounterProps) {
  return (
    <>
      <span className={counter} data-over={isOver || undefined}>
        {text}
      </span>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
