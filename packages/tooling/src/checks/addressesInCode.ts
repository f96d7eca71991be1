import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pages } from '@shulei/domain/address/table.ts'
import { filesLike, root } from './repo.ts'
import { lineOf, type Node, walkSource } from './walkSource.ts'

/** Source files that link to pages. `packages/ui` knows no page: its stories use arbitrary links. */
const leading = [
  'packages/{client,domain,features,i18n,layouts,mocks}/src/**/*.{ts,tsx}',
  'apps/{web,sso}/{app,server}/**/*.{ts,tsx}',
  'apps/api/{src,seed,commands}/**/*.ts',
]

/** The address map itself, and tests, which may spell out the expected address. */
const exempt = /^packages\/domain\/src\/address\/|\.(test|stories)\.tsx?$|\/stories\//

const firstSegments = [...new Set(pages.map((row) => row.path.split('/')[1] ?? ''))]
  .map((segment) => segment.split(' ')[0] as string)
  .filter((segment) => segment !== '' && !segment.startsWith('*'))

const pageAddress = new RegExp(`^/(${firstSegments.map((name) => name.replaceAll('.', '\\.')).join('|')})(?=[/?#]|$)`)

/**
 * Finds page addresses that are written by hand instead of built by the map in `packages/domain/src/address`: strings and
 * templates that begin with a path of the site, with or without its origin. Each as `file:line: text`.
 */
export function handWrittenAddresses(file: string, source: string): string[] {
  const found: string[] = []
  const look = (node: Node, text: string) => {
    if (pageAddress.test(text)) found.push(`${file}:${lineOf(source, node)}: ${text}`)
  }
  walkSource(file, source, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') look(node, node.value)
    if (node.type === 'TemplateLiteral') {
      const parts = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
      // The path starts the template, or follows an origin in front of it.
      const [first = '', second = ''] = parts
      look(node, first === '' && parts.length > 1 ? second : first)
    }
  })
  return found
}

/** Hand-written addresses of the whole project. */
export const handWrittenAddressesOfProject = (): string[] =>
  filesLike(leading)
    .filter((file) => !exempt.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8')
      // Most files contain no page path; parsing all of them would take most of the time.
      return firstSegments.some((segment) => source.includes(`/${segment}`)) ? handWrittenAddresses(file, source) : []
    })
