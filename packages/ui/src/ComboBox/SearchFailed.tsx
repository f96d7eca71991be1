import { Button } from '../Button/Button.tsx'
import { failed } from './ComboBox.css.ts'

/** A search that came to nothing because something broke. */
export interface SearchFailure {
  /** "没有查到，检查网络后再试". */
  text: string
  retryText: string
  onRetry: () => void
}

/** The failure in a sentence, with the way to try again beside it. Stands where the field's error stands. */
export function SearchFailed({ text, retryText, onRetry }: SearchFailure) {
  return (
    <span className={failed}>
      {text}
      <Button slot={null} kind="quiet" size="s" onPress={() => onRetry()}>
        {retryText}
      </Button>
    </span>
  )
}
