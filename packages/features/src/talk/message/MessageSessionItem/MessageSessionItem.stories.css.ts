import { vars } from '@shulei/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** As wide as the popover. */
export const frame = style({ maxInlineSize: '420px', background: vars.color.bgRaised })
