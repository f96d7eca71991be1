import { camel, mustBeKebab, type Plan, read } from './plan.ts'

const kinds = ['special', 'race', 'microsite']
const registry = 'packages/themes/src/registry.ts'
const toolbar = '.storybook/themes.ts'

/**
 * Plans a theme that begins as a copy of the light one: tokens, style sheet, and entries in the registry and the toolbar.
 * `song` is a special; `race/tide` and `microsite/dcic` are themes of a series or a microsite.
 */
export function newTheme(root: string, path: string): Plan {
  const [kind = '', own = ''] = path.includes('/') ? path.split('/', 2) : ['special', path]
  if (!kinds.includes(kind)) throw new Error(`A theme is one of ${kinds.join(', ')}: npm run new theme special/song`)
  const name = mustBeKebab(own)
  const value = camel(name)
  const folder = `packages/themes/src/${kind}`
  return {
    create: {
      [`${folder}/${name}.ts`]: `import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { light } from '../site/light.ts'

/** Say in one sentence what it looks like. Only what differs from light stands here. */
export const ${value}: ThemeTokens = {
  ...light,
  'radius-card': '0px',
}
`,
      [`${folder}/${name}.css.ts`]: `import { themeSheet } from '../sheet.ts'
import { ${value} } from './${name}.ts'

themeSheet('${name}', ${value})
`,
    },
    change: {
      [registry]: registered(read(root, registry), `./${kind}/${name}.ts`, name, value),
      [toolbar]: shown(read(root, toolbar), `@shulei/themes/${kind}/${name}.css.ts`),
    },
    next: ['vitest run --project unit packages/themes    # every value given, every contrast kept'],
  }
}

function registered(source: string, file: string, name: string, value: string): string {
  if (source.includes(`'${file}'`)) throw new Error(`${registry} has this theme already`)
  const imports = source.split('\n').filter((line) => line.startsWith('import { '))
  const own = `import { ${value} } from '${file}'`
  const address = (line: string) => line.slice(line.indexOf("'"))
  const before = imports.find((line) => address(line) > address(own)) ?? ''
  const withImport = before ? source.replace(before, `${own}\n${before}`) : source.replace(/\n\n/, `\n${own}\n\n`)
  const entry = name === value ? name : `'${name}': ${value}`
  return withImport.replace(/\n\}\s*$/, `\n  ${entry},\n}\n`)
}

function shown(source: string, sheet: string): string {
  const last = source.split('\n').findLast((line) => line.endsWith(".css.ts'"))
  if (!last) throw new Error(`${toolbar} imports no style sheets any more`)
  return source.replace(last, `${last}\nimport '${sheet}'`)
}
