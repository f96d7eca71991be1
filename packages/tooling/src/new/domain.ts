import { newComponent } from './component.ts'
import { camel, type Plan, placeOf, together, upperFirst } from './plan.ts'
import type { Titles } from './texts.ts'

/** Plans a domain: its first rule with a test, its texts and its first component, all under the same slug. */
export function newDomain(root: string, name: string, titles: Titles): Plan {
  const { wing, slug } = placeOf(root, name)
  const rule = `is${upperFirst(slug)}Name`
  const folder = `packages/domain/src/${wing}/${slug}`
  const rules: Plan = {
    create: {
      [`${folder}/${slug}-name.ts`]: `/** Whether a text can be the name of a ${camel(slug)}: 1 to 64 characters besides the space around. */
export function ${rule}(text: string): boolean {
  const { length } = [...text.trim()]
  return length >= 1 && length <= 64
}
`,
      [`${folder}/${slug}-name.test.ts`]: `import { expect, test } from 'vitest'
import { ${rule} } from './${slug}-name.ts'

test.each([
  ['数擂', true],
  ['  数擂  ', true],
  ['', false],
  ['   ', false],
  ['数'.repeat(64), true],
  ['数'.repeat(65), false],
])('%s can be a name: %s', (text, answer) => {
  expect(${rule}(text)).toBe(answer)
})
`,
    },
    change: {},
    next: [
      `packages/contract/src/${wing}/${slug}/calls.ts, then packages/contract/src/calls.ts and npm run generate`,
      `apps/api/src/modules/${wing}/${slug}/${slug}.{routes,service,repo}.ts, then apps/api/src/modules.ts`,
      `packages/mocks/src/${wing}/${slug}/{fixtures,handlers}.ts, then packages/mocks/src/handlers.ts`,
    ],
  }
  return together(rules, newComponent(root, `${wing}/${slug}/${upperFirst(slug)}Heading`, titles))
}
