import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

/** Height of the sentence on one line. */
const height = '28px'

export const line = style({
  ...text.table,
  minBlockSize: height,
  paddingBlock: space[1],
  paddingInline: space[4],
  textAlign: 'center',
  textWrap: 'balance',
  background: vars.color.bgSunken,
  color: vars.color.textMuted,
})

globalStyle(`:root:has(${line})`, { vars: { '--above-header': height } })
