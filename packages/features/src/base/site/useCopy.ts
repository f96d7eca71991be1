import { useEffect, useState } from 'react'

/** Time for which the result is shown, milliseconds. */
const ANSWER_MS = 2500

/** Copies a text to the clipboard. `answer` is the result for a short time after a copy, and null otherwise. */
export function useCopy(text: string) {
  const [answer, setAnswer] = useState<'copied' | 'copyFailed' | null>(null)
  useEffect(() => {
    if (answer === null) return
    const timer = setTimeout(() => setAnswer(null), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = () => {
    // undefined where the page is not served securely
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setAnswer('copied'),
      () => setAnswer('copyFailed'),
    )
  }
  return { answer, copy }
}
