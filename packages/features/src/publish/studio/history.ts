import type { BodyIn } from '@shulei/contract/call.ts'
import type { saveStudioDraft } from '@shulei/contract/publish/studio/calls.ts'
import type { ThemeTokens, TokenName } from '@shulei/ui/theme/tokens.ts'

/** Content of a microsite's draft. */
export type StudioContent = BodyIn<typeof saveStudioDraft>['content']

/** Texts and menu of a microsite: the parts of its draft besides the theme. */
export type SiteTexts = Omit<StudioContent, 'theme'>

/** A theme and its name: that of the theme it was started from, or of the imported file. */
export interface ThemeDraft {
  name: string
  tokens: ThemeTokens
  /** Present where the studio changes a microsite. */
  texts?: SiteTexts
}

/** The edited theme with its undo and redo steps. */
export interface ThemeHistory {
  past: readonly ThemeDraft[]
  present: ThemeDraft
  future: readonly ThemeDraft[]
  /** The token or text being changed: further changes of it belong to the same step. */
  open: string | null
}

export type ThemeChange =
  | { kind: 'set'; name: TokenName; value: string }
  /** Changes texts; `part` names the field. */
  | { kind: 'write'; part: string; texts: SiteTexts }
  /** Replaces the whole draft: a start, an import, another version. */
  | { kind: 'replace'; draft: ThemeDraft }
  /** Another tab has stored a draft: each step gets its changes by `follow`, so that undoing takes none of them back. */
  | { kind: 'follow'; draft: ThemeDraft; follow: (step: ThemeDraft) => ThemeDraft }
  /** Ends the current step. */
  | { kind: 'settle' }
  | { kind: 'undo' }
  | { kind: 'redo' }

/** Most undo steps. */
export const longestPast = 200

export const startHistory = (draft: ThemeDraft): ThemeHistory => ({
  past: [],
  present: draft,
  future: [],
  open: null,
})

const remember = (history: ThemeHistory) => [...history.past, history.present].slice(-longestPast)

/** Applies a change to the history. Dragging a colour through fifty values is one step. */
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
    case 'write': {
      const isSameStep = history.open === change.part && past.length > 0
      return {
        past: isSameStep ? past : remember(history),
        present: { ...present, texts: change.texts },
        future: [],
        open: change.part,
      }
    }
    case 'replace':
      return { past: remember(history), present: change.draft, future: [], open: null }
    case 'follow': {
      const { draft, follow } = change
      return { past: remember(history).map(follow), present: draft, future: future.map(follow), open: null }
    }
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
