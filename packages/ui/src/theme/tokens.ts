import { tokenGroups } from './groups.ts'

export type TokenName = (typeof tokenGroups)[number]['tokens'][number]

/** Every name that a theme must give a value for, in the order of its groups. */
export const tokenNames: readonly TokenName[] = tokenGroups.flatMap(({ tokens }) => [...tokens])

/** One value per token. Colours are #rrggbb or #rrggbbaa; fonts name a registered stack; art names a registered drawing. */
export type ThemeTokens = Readonly<Record<TokenName, string>>

/** The colour tokens, which a drawing may use. */
export type ColourToken = Extract<TokenName, `color-${string}`>

/** Kinds of a token's value, which decide how it is written, checked and edited. The first pattern that fits the name counts. */
const kinds = [
  ['colour', /^color-/],
  ['weight', /-weight$/],
  ['tracking', /-tracking$/],
  ['line', /^font-line-/],
  ['font', /^font-/],
  ['length', /^(radius|border|size)-/],
  ['shadow', /^shadow-/],
  ['ease', /-ease$/],
  ['time', /^motion-/],
  ['art', /^art-/],
] as const

export type TokenKind = (typeof kinds)[number][0]

export const isColourToken = (name: TokenName): name is ColourToken => name.startsWith('color-')

/** Throws on a name that no pattern fits: a new sort of token needs a kind. */
export function tokenKind(name: TokenName): TokenKind {
  const kind = kinds.find(([, pattern]) => pattern.test(name))
  if (!kind) throw new Error(`${name} has no kind`)
  return kind[0]
}

const names: ReadonlySet<string> = new Set(tokenNames)

/** Whether a key of a file is a name of the contract. */
export const isTokenName = (key: string): key is TokenName => names.has(key)
