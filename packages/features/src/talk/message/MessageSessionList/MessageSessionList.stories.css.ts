import { vars } from '@shulei/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** The left pane of the page. */
export const frame = style({ maxInlineSize: '360px', background: vars.color.bgSurface })
