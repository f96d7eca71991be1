import { style } from '@vanilla-extract/css'

/** The corner of the header with the menu. */
export const corner = style({ display: 'flex', justifyContent: 'flex-end', minBlockSize: '200px', alignItems: 'start' })
