import { expect, type within } from 'storybook/test'
import { settled } from './settled.ts'

/** Parts of a story's context that the checks of every layout use in `play`. */
export interface Shown {
  canvas: ReturnType<typeof within>
  canvasElement: HTMLElement
}

/** Checks that the page is not wider than the screen. */
export const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

/** Checks that the main content is shown and the page is not wider than the screen. */
export const showsMain = async ({ canvas }: Pick<Shown, 'canvas'>) => {
  await settled()
  await expect(canvas.getByRole('main')).toBeVisible()
  await fits()
}

/** Checks that the header shows the person instead of the login link. */
export const showsPerson = async ({ canvas }: Pick<Shown, 'canvas'>) => {
  await expect(canvas.getByRole('button', { name: /林晓舟/ })).toBeVisible()
  await expect(canvas.queryByRole('link', { name: '登录' })).toBeNull()
}

/** Checks that the layout shows the page only, without the landmarks in `gone`. */
export const standsAlone =
  (layout: string, gone = ['banner', 'contentinfo']) =>
  async ({ canvas, canvasElement }: Shown) => {
    await expect(canvasElement.querySelector(`[data-layout="${layout}"]`)).toHaveAttribute('data-inside-frame')
    for (const role of gone) await expect(canvas.queryByRole(role)).toBeNull()
    await expect(canvas.getByRole('main')).toBeVisible()
  }
