import { cruise, type IModule } from 'dependency-cruiser'
import config, { rooms } from '../../dependency-cruiser.mjs'

const { enhancedResolveOptions, ...options } = config.options

/** The names of all import rules. */
export const ruleNames = [...config.forbidden, ...rooms].map((rule) => rule.name)

/** Every import below `base` that breaks a rule, as `rule: file → imported file`. */
export async function forbiddenImports(base: string): Promise<string[]> {
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...options, baseDir: base, ruleSet: { forbidden: config.forbidden }, validate: true },
    enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  if (output.summary.totalCruised === 0) {
    throw new Error(
      'dependency-cruiser read no file: it needs a TypeScript before 7 beside it, so run `npm start`, which installs it',
    )
  }
  return [
    ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...rooms.flatMap((room) => importsInCircles(output.modules, room)),
  ]
}

/** Imports between parts of a room that take part in a cycle. */
function importsInCircles(modules: readonly IModule[], { name, part, not }: (typeof rooms)[number]): string[] {
  const partOf = (file: string) => (not.test(file) ? undefined : part.exec(file)?.[1])
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => {
      const [from, to] = [partOf(source), partOf(resolved)]
      return from && to && from !== to ? [{ from, to, source, resolved }] : []
    }),
  )
  const next = Map.groupBy(imports, ({ from }) => from)
  const reachedFrom = (start: string) => {
    const reached = new Set([start])
    for (const one of reached) for (const { to } of next.get(one) ?? []) reached.add(to)
    return reached
  }
  const reached = new Map([...next.keys()].map((one) => [one, reachedFrom(one)]))
  return imports
    .filter(({ from, to }) => reached.get(to)?.has(from))
    .map(({ source, resolved }) => `${name}: ${source} → ${resolved}`)
}
