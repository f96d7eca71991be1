import { expect } from 'storybook/test'

/** Nothing stands out of the screen sideways. */
export const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
