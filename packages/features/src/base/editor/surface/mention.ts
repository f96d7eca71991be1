import type { Editor } from '@tiptap/core'

/** The letters between an `@` and the caret. */
export interface AtWord {
  /** Position of the `@`. */
  from: number
  /** Position of the caret. */
  to: number
  letters: string
}

/**
 * The name that is being typed before the caret; null in code, and in an address such as name@example.com. An `@` directly after
 * a Chinese character begins a name: Chinese has no spaces.
 */
export function atWord(editor: Editor, maxLetters: number): AtWord | null {
  const { $from, empty } = editor.state.selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code || editor.isActive('code')) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '￼')
  const letters = /(?<![\w.+@-])@([^\s@￼]+)$/u.exec(before)?.[1]
  if (letters === undefined || [...letters].length > maxLetters) return null
  return { from: $from.pos - letters.length - 1, to: $from.pos, letters }
}
