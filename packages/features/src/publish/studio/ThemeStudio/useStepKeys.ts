import { useEffect } from 'react'

/** The history step of a key press, on any keyboard. */
function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null
  if (key.toLowerCase() === 'y') return 'redo'
  if (key.toLowerCase() !== 'z') return null
  return shiftKey ? 'redo' : 'undo'
}

/** ⌘Z and ⇧⌘Z, or Ctrl, wherever the focus is. Multi-line texts keep the browser's own undo. */
export function useStepKeys(onStep: (step: 'undo' | 'redo') => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event)
      if (!step || event.target instanceof HTMLTextAreaElement) return
      event.preventDefault()
      onStep(step)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onStep])
}
