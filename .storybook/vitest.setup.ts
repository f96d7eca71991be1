import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** `parameters.visual` of a story. */
export interface PictureOptions {
  /** No picture: the story shows something that never stands still. Needs a reason beside it. */
  disable?: boolean
  /** Differing pixels that are let pass; 0 unless a reason stands beside it. */
  maxPixels?: number
  /** The whole height of the page instead of the first screen. */
  wholePage?: boolean
}

declare global {
  /**
   * Takes and compares the picture of the story on screen. The preview calls it after each story: a hook registered in this
   * file would run for the first story file of each tab only, because files share a tab (`isolate: false`).
   */
  var storyShot: undefined | ((id: string, options: PictureOptions) => Promise<void>)
}

globalThis.storyShot = async (id, { disable, maxPixels = 0, wholePage }) => {
  if (!import.meta.env.VITE_VISUAL || disable) return
  if (wholePage) await page.viewport(window.innerWidth, document.documentElement.scrollHeight)
  await document.fonts.ready
  await expect(page).toMatchScreenshot(id, { comparatorOptions: { allowedMismatchedPixels: maxPixels } })
}
