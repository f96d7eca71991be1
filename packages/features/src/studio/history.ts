import type { ThemeTokens, TokenName } from '@shulei/ui/theme/tokens.ts'

/** A theme and what it goes by: the theme it was begun with, or the file it came from. */
export interface ThemeDraft {
  name: string
  tokens: ThemeTokens
}

/** A theme under the hand, with the ways back and forth. */
export interface ThemeHistory {
  past: readonly ThemeDraft[]
  present: ThemeDraft
  future: readonly ThemeDraft[]
  /** The token that is being changed: further changes of it belong to the same step. */
  open: TokenName | null
}

export type ThemeChange =
  | { kind: 'set'; name: TokenName; value: string }
  /** Another theme in whole: a start, an import. */
  | { kind: 'replace'; draft: ThemeDraft }
  /** The hand has left the control. */
  | { kind: 'settle' }
  | { kind: 'undo' }
  | { kind: 'redo' }

/** Steps that can be taken back. */
export const longestPast = 200

export const startHistory = (draft: ThemeDraft): ThemeHistory => ({
  past: [],
  present: draft,
  future: [],
  open: null,
})

const remember = (history: ThemeHistory) => [...history.past, history.present].slice(-longestPast)

/** A change of a theme. A colour that is dragged through fifty values is one step. */
export function changeTheme(history: ThemeHistory, change: ThemeChange): ThemeHistory {
  const { past, present, future } = history
  switch (change.kind) {
    case 'set': {
      const { name, value } = change
      if (present.tokens[name] === value) return history
      const isSameStep = history.open === name && past.length > 0
      return {
        past: isSameStep ? past : remember(history),
        present: { ...present, tokens: { ...present.tokens, [name]: value } },
        future: [],
        open: name,
      }
    }
    case 'replace':
      return { past: remember(history), present: change.draft, future: [], open: null }
    case 'settle':
      return history.open === null ? history : { ...history, open: null }
    case 'undo': {
      const before = past.at(-1)
      if (!before) return history
      return { past: past.slice(0, -1), present: before, future: [present, ...future], open: null }
    }
    case 'redo': {
      const [next, ...rest] = future
      if (!next) return history
      return { past: [...past, present], present: next, future: rest, open: null }
    }
  }
}
