import { cruise } from 'dependency-cruiser'
import config from '../../dependency-cruiser.mjs'

const { enhancedResolveOptions, ...options } = config.options

/** The names of all import rules. */
export const ruleNames = config.forbidden.map((rule) => rule.name)

/** Every import below `base` that breaks a rule, as `rule: file → imported file`. */
export async function forbiddenImports(base: string): Promise<string[]> {
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...options, baseDir: base, ruleSet: { forbidden: config.forbidden }, validate: true },
    enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  if (output.summary.totalCruised === 0) {
    throw new Error('dependency-cruiser read no file: it needs a TypeScript before 7 beside it, so run `pnpm install`')
  }
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}
