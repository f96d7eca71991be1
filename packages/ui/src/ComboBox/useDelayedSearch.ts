import { type DOMAttributes, useEffect, useEffectEvent, useState } from 'react'

/** Delay between the last key and the search, in milliseconds (A§9). */
export const searchDelay = 400

/** Handlers that track the composition of an input method. */
type Composition = Pick<DOMAttributes<Element>, 'onCompositionStart' | 'onCompositionEnd'>

/**
 * Searches for the text of an input 400 ms after it last changed. Skips a blank text, a text equal to the last searched one,
 * and unfinished text of an input method.
 *
 * @returns whether the current text still waits for its search, and the handlers for the input or the text
 */
export function useDelayedSearch(text: string, onSearch: (text: string) => void) {
  const [searched, setSearched] = useState('')
  const [isComposing, setComposing] = useState(false)
  const wanted = text.trim()
  const isWaiting = wanted !== '' && wanted !== searched

  const search = useEffectEvent(() => {
    setSearched(wanted)
    onSearch(wanted)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new text restarts the timer
  useEffect(() => {
    if (!isWaiting || isComposing) return
    const timer = setTimeout(search, searchDelay)
    return () => clearTimeout(timer)
  }, [wanted, isWaiting, isComposing])

  const composition: Composition = {
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  }
  return { isWaiting, composition }
}
