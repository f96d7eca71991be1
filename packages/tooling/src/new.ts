/**
 * `npm run new component <Name>`                                  a component of the design system
 * `npm run new -- component <slug>/<Name> --zh … --en …`     a connected component, with its title in both languages
 * `npm run new -- domain <wing>/<slug> --zh … --en …`               a domain: its rules, texts and first component
 * `npm run new theme <name>`, `race/<name>`, `microsite/<name>`      a theme
 */
import { parseArgs } from 'node:util'
import { root } from './checks/repo.ts'
import { newComponent } from './new/component.ts'
import { newDomain } from './new/domain.ts'
import type { Plan } from './new/plan.ts'
import { write } from './new/plan.ts'
import { newTheme } from './new/theme.ts'

const usage = `npm run new component <Name>
npm run new -- component <slug>/<Name> --zh <Chinese title> --en <English title>
npm run new -- domain <wing>/<slug> --zh <Chinese title> --en <English title>
npm run new theme <name> | race/<name> | microsite/<name>
`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { zh: { type: 'string' }, en: { type: 'string' } },
  })
  const [kind, name = ''] = positionals
  const makers: Record<string, () => Plan> = {
    component: () => newComponent(root, name, values),
    domain: () => newDomain(root, name, values),
    theme: () => newTheme(root, name),
  }
  const maker = makers[kind ?? '']
  if (!maker) throw new Error(usage)
  const plan = maker()
  for (const file of write(root, plan)) process.stdout.write(`${file}\n`)
  for (const step of plan.next) process.stdout.write(`next: ${step}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
