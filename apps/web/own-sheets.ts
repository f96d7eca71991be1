import type { Plugin, Rolldown } from 'vite'

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/**
 * Gives each page and each part that loads on intent the style sheets that its modules need. Vite would give it the sheets of
 * every script file that it loads, also those of modules that share such a file and that it does not import.
 */
export function ownSheets(): Plugin[] {
  const applyToEnvironment = ({ name }: { name: string }) => name === 'client'
  /** The sheets of each style module. */
  let sheetsOf: ReadonlyMap<string, readonly string[]>
  return [
    {
      name: 'list-sheets',
      apply: 'build',
      applyToEnvironment,
      generateBundle: {
        // before Vite removes the files that hold styles alone
        order: 'pre',
        handler(_, bundle) {
          const pairs = chunksOf(bundle).flatMap(({ moduleIds, viteMetadata }) =>
            moduleIds
              .filter((id) => id.endsWith('.css'))
              .map((id) => [id, [...(viteMetadata?.importedCss ?? [])]] as const),
          )
          sheetsOf = new Map(pairs)
        },
      },
    },
    {
      name: 'own-sheets',
      apply: 'build',
      // after Vite has moved the sheets to the files that import them, and before it lists the sheets of pages and dynamic imports
      enforce: 'post',
      applyToEnvironment,
      generateBundle(_, bundle) {
        /** Adds the sheets of a module after those of its imports, so that a style overrides the styles that it builds on. */
        const add = (id: string, to: Set<string>, seen: Set<string>) => {
          if (seen.has(id)) return
          seen.add(id)
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported, to, seen)
          for (const sheet of sheetsOf.get(id) ?? []) to.add(sheet)
        }
        for (const { moduleIds, facadeModuleId, viteMetadata } of chunksOf(bundle)) {
          const isRoot = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
          const roots = facadeModuleId ? [facadeModuleId] : moduleIds.filter(isRoot)
          const [own, seen] = [new Set<string>(), new Set<string>()]
          for (const id of roots) add(id, own, seen)
          if (viteMetadata) viteMetadata.importedCss = own
        }
      },
    },
  ]
}
