import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pressable } from '@shulei/ui/theme/pressable.ts'
import { expect, test } from 'vitest'

const resolve = (from: string, name: string) => createRequire(from).resolve(name)

test("the rule for pressable elements equals React Aria's", () => {
  const components = resolve(
    new URL('../../../ui/package.json', import.meta.url).pathname,
    'react-aria-components/package.json',
  )
  const aria = resolve(components, 'react-aria/package.json')
  const source = readFileSync(new URL('dist/private/interactions/usePress.mjs', `file://${aria}`), 'utf8')
  const constant = (name: string) => source.match(new RegExp(`${name} = '([^']*)'`))?.[1]
  expect(pressable.id).toBe(constant('STYLE_ID'))
  const rule = source
    .match(/textContent = `([^`]*)`/)?.[1]
    ?.replace(/\$\{\S*PRESSABLE_ATTRIBUTE\}/, constant('PRESSABLE_ATTRIBUTE') ?? '')
  expect(pressable.css).toBe(rule?.replace(/\s+/g, ' ').trim())
})
