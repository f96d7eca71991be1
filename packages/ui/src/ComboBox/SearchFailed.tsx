import { Button } from '../Button/Button.tsx'
import { failed } from './ComboBox.css.ts'

/** Texts and retry of a search that failed. */
export interface SearchFailure {
  /** "没有查到，检查网络后再试". */
  text: string
  retryText: string
  onRetry: () => void
}

/** Message of a failed search with a retry button, in place of the field's error message. */
export function SearchFailed({ text, retryText, onRetry }: SearchFailure) {
  return (
    <span className={failed}>
      {text}
      <Button slot={null} variant="quiet" size="s" onPress={() => onRetry()}>
        {retryText}
      </Button>
    </span>
  )
}
