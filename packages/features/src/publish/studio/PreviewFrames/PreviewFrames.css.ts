import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const name = style(text.subhead)

const gap = space[3]

/**
 * Desktop and phone of the same height, above night and the other language of the same width: the last column is as wide as
 * a phone, the first one is half.
 */
export const screens = style({
  display: 'grid',
  gridTemplateColumns: `calc((100% - ${gap}) / 2) minmax(0, 1fr) calc((100% - ${gap}) * 390 / (1280 + 390))`,
  gap,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const screen = style({
  minInlineSize: 0,
  '@media': {
    [media.tabletUp]: { selectors: { '&:not([data-screen=phone], [data-screen=dark])': { gridColumn: 'span 2' } } },
    [media.phone]: { selectors: { '&[data-screen=phone]': { inlineSize: '60%' } } },
  },
})
export const caption = style({ ...text.micro, color: vars.color.textMuted, marginBlockEnd: space[0.5] })
