import { style } from '@vanilla-extract/css'

/** Long enough that the page can be scrolled. */
export const longPage = style({ minBlockSize: '200vh' })
