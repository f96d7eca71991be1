import type { ShownStory } from './vitest.setup.ts'

/**
 * Makes every button one pixel wider before its picture is taken, as a change of its padding in `Button.css.ts` would. Only
 * `npm run prove:pixel` loads this file, to prove that the comparison detects one pixel.
 */
const shoot = globalThis.storyShot

globalThis.storyShot = async (story: ShownStory) => {
  for (const button of document.querySelectorAll('button')) {
    const { paddingInlineStart } = getComputedStyle(button)
    button.style.paddingInlineStart = `${Number.parseFloat(paddingInlineStart) + 1}px`
  }
  await shoot?.(story)
}
