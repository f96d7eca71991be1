import { expect, waitFor } from 'storybook/test'

/** Waits for the drawing of an empty list, which is loaded after the text. */
export const ringDrawn = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const ring = canvasElement.querySelector('svg[data-state="empty"]')
    return expect(ring?.getBoundingClientRect().width).toBeGreaterThan(120)
  })
