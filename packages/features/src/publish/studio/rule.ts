import { type TokenName, tokenKind } from '@shulei/ui/theme/tokens.ts'

/** Key under `control.rule` of the rule for a token. */
export const ruleOf = (name: TokenName) => (name === 'color-bg-scrim' ? 'scrim' : tokenKind(name))
