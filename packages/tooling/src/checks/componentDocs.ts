import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesLike, root } from './repo.ts'

/** React Aria widgets with more keys than a button; their docs page must list these keys. */
const composites =
  /from 'react-aria-components\/(Autocomplete|ComboBox|DateField|GridList|ListBox|Menu|Modal|NumberField|Popover|RadioGroup|Select|Slider|Table|TagGroup|Tabs|ToggleButtonGroup)'/

/** Source of a component and of its stories. */
export interface Documented {
  file: string
  stories: string
  component: string
}

/**
 * Lists gaps of the docs pages: the sentence on when to use a component and when not ("**Not** …"), and the keys of a
 * composite widget.
 */
export function docsProblems(all: readonly Documented[]): string[] {
  return all.flatMap(({ file, stories, component }) => {
    const description = /description: \{\s*component:\s*(['"`])(.*?)\1,?\s*\}/s.exec(stories)?.[2] ?? ''
    return [
      ...(/\*\*Not\*\*/.test(description) ? [] : [`${file}: does not say when to use it and when not`]),
      ...(composites.test(component) && !stories.includes('keyboard: [') ? [`${file}: does not say its keys`] : []),
    ]
  })
}

/** Every component of the design system that has stories. */
export const documentedComponents = (): Documented[] =>
  filesLike('packages/ui/src/*/*.stories.tsx').flatMap((file) => {
    const source = path.join(root, file.replace('.stories.tsx', '.tsx'))
    const read = (at: string) => {
      try {
        return readFileSync(at, 'utf8')
      } catch {
        return undefined
      }
    }
    const component = read(source)
    return component === undefined ? [] : [{ file, stories: readFileSync(path.join(root, file), 'utf8'), component }]
  })
