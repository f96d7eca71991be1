import { type InputHTMLAttributes, useEffect, useEffectEvent, useState } from 'react'

/** Between the last key and the search, in milliseconds (A§9). */
export const searchDelay = 400

/** Handlers that watch an input method at work. */
type Composition = Pick<InputHTMLAttributes<HTMLInputElement>, 'onCompositionStart' | 'onCompositionEnd'>

/**
 * Searches for what stands in an input once nobody has typed for 400 ms. A blank text is never searched for, the same text
 * never twice in a row, and nothing while an input method is composing: its pinyin is not yet what is meant.
 *
 * @returns whether the text on screen still waits for its search, and the handlers that the input needs
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new text starts the time again
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
