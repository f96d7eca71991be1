import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { counter } from './CharacterCounter.css.ts'

export interface CharacterCounterProps {
  /** Visible text: "58 / 255". */
  text: string
  /** The text exceeds its limit: shown in rouge and bold. The text is not cut. Selector `[data-over]`. */
  isOver?: boolean
  /** Announced politely when it changes; leave it empty until the limit is near. Selector `[data-far]` while it is empty. */
  announcement?: string
}

/**
 * Length of a text. The caller counts code points by the server's rule, also while an input method is composing, because the
 * field then contains that text.
 */
export function CharacterCounter({ text, isOver = false, announcement = '' }: CharacterCounterProps) {
  return (
    <>
      <span className={counter} data-over={isOver || undefined} data-far={announcement === '' || undefined}>
        {text}
      </span>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
