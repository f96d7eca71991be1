import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, text } from '../theme/scale.css.ts'

export const tooltip = style({
  ...text.table,
  maxInlineSize: 'min(320px, calc(100vw - 16px))',
  paddingBlock: '6px',
  paddingInline: '10px',
  borderRadius: `min(4px, ${vars.radius.control})`,
  background: vars.color.bgInverse,
  color: vars.color.textInverse,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, [media.print]: { display: 'none' } },
})
