import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, text } from '../theme/scale.css.ts'

/** The size of a popover. */
export const box = style({
  maxInlineSize: '420px',
  background: vars.color.bgSurface,
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})
export const scrolls = style({ blockSize: '360px', overflowY: 'auto' })
export const fixed = style({ blockSize: '360px' })
export const notice = style({ paddingBlock: space[3], paddingInline: space[4] })
export const intro = style({ ...text.table, color: vars.color.textMuted })
export const id = style({ ...text.table, flex: 'none', color: vars.color.textMuted })
export const line = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  paddingInline: space[4],
  blockSize: '100%',
})
