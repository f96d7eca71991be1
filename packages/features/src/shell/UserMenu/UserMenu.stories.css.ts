import { style } from '@vanilla-extract/css'

/** The corner of the header that the menu hangs in. */
export const corner = style({ display: 'flex', justifyContent: 'flex-end', minBlockSize: '200px', alignItems: 'start' })
