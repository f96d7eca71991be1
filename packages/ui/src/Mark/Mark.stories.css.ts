import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.css.ts'

export const row = style({ display: 'flex', alignItems: 'end', gap: space[6] })
export const inverse = style({ background: vars.color.footerBg, color: vars.color.footerText, padding: space[6] })
