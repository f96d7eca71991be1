import { useCallback, useReducer, useRef } from 'react'
import { useWeakPairs } from '../ContrastPanel/ContrastPanel.tsx'
import { changeTheme, startHistory, type ThemeDraft } from '../history.ts'
import { useStepKeys } from './useStepKeys.ts'

/** The edited draft of a studio: its history, its weak pairs of colours, and the heading of the panel that lists them. */
export function useStudio(start: ThemeDraft) {
  const [history, change] = useReducer(changeTheme, start, startHistory)
  const contrast = useRef<HTMLHeadingElement>(null)
  const weak = useWeakPairs(history.present.tokens)
  const step = useCallback((kind: 'undo' | 'redo') => change({ kind }), [])
  useStepKeys(step)
  return { history, change, contrast, weak, step }
}

export type StudioState = ReturnType<typeof useStudio>
