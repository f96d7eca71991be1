import type { ThemeTokens, TokenName } from './tokens.ts'

/**
 * The registered font stacks. Latin fonts of every platform come before Chinese ones, so that digits, letters and the middle dot
 * are Latin. Chinese quotes, dashes and ellipses come from `marks.css.ts`.
 */
export const fontStacks: Readonly<Record<string, string>> = {
  sans: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, "Latin Dot", "Latin Marks", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", sans-serif',
  serif:
    '"Times New Roman", "Noto Serif", "Liberation Serif", "Songti SC", STSong, "Noto Serif CJK SC", "Source Han Serif SC", SimSun, serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono CJK SC", monospace',
}

const fontTokens: ReadonlySet<TokenName> = new Set(['font-body', 'font-display', 'font-mono'])

/**
 * Turns design tokens into CSS custom properties: names get two dashes, font names become stacks. Throws on a font that is
 * not registered: a theme may choose a stack, but not load a font.
 */
export function resolveTokens(tokens: Partial<ThemeTokens>): Record<`--${string}`, string> {
  const out: Record<`--${string}`, string> = {}
  for (const [name, value] of Object.entries(tokens) as [TokenName, string][]) {
    const resolved = fontTokens.has(name) ? fontStacks[value] : value
    if (resolved === undefined) throw new Error(`${name}: "${value}" is not a registered font stack`)
    out[`--${name}`] = resolved
  }
  return out
}
