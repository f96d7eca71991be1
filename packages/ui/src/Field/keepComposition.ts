/** 229 is the key code of a key that an input method handles, also in browsers that do not say that it composes. */
const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229

/**
 * Leaves Escape to the input method while it composes a text: there it gives up unfinished letters. Neither a field of the page nor the
 * browser's own search field may empty itself then, and no dialog may close. For the whole page, before any other handler.
 */
export function keepComposition(target: Window) {
  const guard = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isComposing(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  target.addEventListener('keydown', guard, { capture: true })
}
