import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const name = style(text.subhead)

/** Three desktops and a phone of the same height: the columns are as wide as the windows. */
export const screens = style({
  display: 'grid',
  gridTemplateColumns: '1280fr 1280fr',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const screen = style({
  minInlineSize: 0,
  selectors: {
    // as tall as the desktop beside it
    '&[data-screen=phone]': { inlineSize: '30.5%', '@media': { [media.phone]: { inlineSize: '60%' } } },
  },
})
export const caption = style({ ...text.micro, color: vars.color.textMuted, marginBlockEnd: '2px' })
