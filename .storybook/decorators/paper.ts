import type { Decorator } from '@storybook/react-vite'
import { createElement, useLayoutEffect } from 'react'

/** Collects the print rules of the page, including nested ones. */
function printRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') return [rule]
    return rule instanceof CSSGroupingRule ? printRules(rule.cssRules) : []
  })
}

function usePaper(isOn: boolean) {
  useLayoutEffect(() => {
    if (!isOn) return
    const rules = [...document.styleSheets].flatMap((sheet) => printRules(sheet.cssRules))
    for (const rule of rules) rule.media.mediaText = 'all'
    return () => {
      for (const rule of rules) rule.media.mediaText = 'print'
    }
  }, [isOn])
}

/** Shows a story as printed: while it is on screen the print rules apply to all media. */
export const paper: Decorator = (Story, { globals }) => {
  usePaper(globals.medium === 'paper')
  return createElement(Story)
}
