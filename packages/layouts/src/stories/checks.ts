import { expect, type within } from 'storybook/test'

/** What every layout is asked alike, for `play`. */
interface Shown {
  canvas: ReturnType<typeof within>
  canvasElement: HTMLElement
}

/** Nothing stands out of the screen sideways. */
export const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

/** The page itself is there, and nothing stands out of the screen sideways. */
export const showsMain = async ({ canvas }: Pick<Shown, 'canvas'>) => {
  await expect(canvas.getByRole('main')).toBeVisible()
  await fits()
}

/** The person stands where login was. */
export const showsPerson = async ({ canvas }: Pick<Shown, 'canvas'>) => {
  await expect(canvas.getByRole('button', { name: /林晓舟/ })).toBeVisible()
  await expect(canvas.queryByRole('link', { name: '登录' })).toBeNull()
}

/** Only the page itself is left of a layout: none of the `gone` landmarks. */
export const standsAlone =
  (layout: string, gone = ['banner', 'contentinfo']) =>
  async ({ canvas, canvasElement }: Shown) => {
    await expect(canvasElement.querySelector(`[data-layout="${layout}"]`)).toHaveAttribute('data-inside-frame')
    for (const role of gone) await expect(canvas.queryByRole(role)).toBeNull()
    await expect(canvas.getByRole('main')).toBeVisible()
  }
