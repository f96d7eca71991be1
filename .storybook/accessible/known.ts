import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import { readAccessible, writeAccessible } from './list.ts'
import '@vitest/browser-playwright'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Tells whether axe has found a story with this fingerprint accessible before. With `-u` axe looks at every story again.
     *
     * @param name `<look>/<story id>`
     */
    isKnownAccessible(name: string, fingerprint: string): boolean

    /** Records with `-u` that axe has found the story accessible. */
    recordAccessible(name: string, fingerprint: string): void
  }
}

/** The list at the start of the run. */
let known: ReadonlyMap<string, string> | undefined

const updates = ({ project }: BrowserCommandContext) =>
  project.serializedConfig.snapshotOptions.updateSnapshot === 'all'

/** `commands.isKnownAccessible` of the stories' browser. */
export const isKnownAccessible: BrowserCommand<[name: string, fingerprint: string]> = (context, name, fingerprint) => {
  known ??= readAccessible()
  return !updates(context) && known.get(name) === fingerprint
}

/** `commands.recordAccessible` of the stories' browser. */
export const recordAccessible: BrowserCommand<[name: string, fingerprint: string]> = (context, name, fingerprint) => {
  if (updates(context)) writeAccessible(readAccessible().set(name, fingerprint))
}
