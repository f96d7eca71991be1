import { useEffect, useEffectEvent } from 'react'

/** A key that works on the whole page: with ⌘ on Apple devices and Ctrl on others, or alone. */
export interface Shortcut {
  /** Value of `KeyboardEvent.key` in lower case: `k`, `/`. */
  key: string
  /** Requires ⌘ or Ctrl. A key without it is ignored while the person is typing (WCAG 2.1.4). */
  withCommand?: boolean
}

const types = 'input, textarea, select, [contenteditable=true]'

/** Listens for one shortcut. Ignored while an input method is composing, or while `isOff`. */
export function useShortcut({ key, withCommand = false }: Shortcut, onPress: () => void, isOff = false) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (isOff) return
    const listen = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229 || event.altKey || event.key.toLowerCase() !== key) return
      if (withCommand !== (event.metaKey || event.ctrlKey)) return
      if (!withCommand && event.target instanceof Element && event.target.closest(types)) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [key, withCommand, isOff])
}
