import type { BrowserCommand } from 'vitest/node'
import type { Look } from './modes.ts'
import '@vitest/browser-playwright'

type Medium = NonNullable<Look['medium']> | 'screen'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates another medium for the page, which a page cannot do itself. */
    showAs(medium: Medium): Promise<void>
  }
}

/** `commands.showAs` of the stories' browser. */
export const showAs: BrowserCommand<[Medium]> = ({ page }, medium) =>
  page.emulateMedia({
    media: medium === 'print' ? 'print' : null,
    forcedColors: medium === 'forcedColors' ? 'active' : null,
  })
