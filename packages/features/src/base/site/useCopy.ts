import { useEffect, useState } from 'react'

/** Time for which the result is shown, milliseconds. */
const ANSWER_MS = 2500

/** Copies a text, or one that is still to be read, to the clipboard. `answer` is the result for a short time, and null otherwise. */
export function useCopy(text: string | (() => Promise<string>)) {
  const [answer, setAnswer] = useState<'copied' | 'copyFailed' | null>(null)
  useEffect(() => {
    if (answer === null) return
    const timer = setTimeout(() => setAnswer(null), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = () => {
    // undefined where the page is not served securely
    const write = (one: string) => navigator.clipboard?.writeText(one) ?? Promise.reject(new Error('no clipboard'))
    const written = typeof text === 'string' ? write(text) : text().then(write)
    written.then(
      () => setAnswer('copied'),
      () => setAnswer('copyFailed'),
    )
  }
  return { answer, copy }
}
