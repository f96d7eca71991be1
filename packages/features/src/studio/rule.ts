import { type TokenName, tokenKind } from '@shulei/ui/theme/tokens.ts'

/** Which of the texts `control.rule` says what a token takes. */
export const ruleOf = (name: TokenName) => (name === 'color-bg-scrim' ? 'scrim' : tokenKind(name))
