import type { PictureOptions } from './vitest.setup.ts'

/**
 * Makes every button one pixel wider before its picture is taken, as a change of its padding in `Button.css.ts` would. Only
 * `pnpm prove:pixel` loads this, to show that the pictures notice.
 */
const shoot = globalThis.storyShot

globalThis.storyShot = async (id: string, options: PictureOptions) => {
  for (const button of document.querySelectorAll('button')) {
    const { paddingInlineStart } = getComputedStyle(button)
    button.style.paddingInlineStart = `${Number.parseFloat(paddingInlineStart) + 1}px`
  }
  await shoot?.(id, options)
}
