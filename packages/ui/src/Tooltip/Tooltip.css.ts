import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, text } from '../theme/scale.css.ts'

export const tooltip = style({
  ...text.table,
  maxInlineSize: 'min(320px, calc(100vw - 16px))',
  paddingBlock: space[1.5],
  paddingInline: space[2.5],
  borderRadius: `min(4px, ${vars.radius.control})`,
  background: vars.color.bgInverse,
  color: vars.color.textInverse,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, [media.print]: { display: 'none' } },
})
