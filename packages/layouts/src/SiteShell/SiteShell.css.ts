import { vars } from '@shulei/ui/theme/contract.css.ts'
import { aboveHeader, media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100vh - ${aboveHeader})`,
  background: vars.color.bgCanvas,
  color: vars.color.textDefault,
})

export const body = style({ flex: 1, minInlineSize: 0 })

export const foot = style({
  paddingBlockStart: space[14],
  // a page that fills the window, such as a conversation, has nothing below it; on phones its list does
  '@media': {
    [media.tabletUp]: { selectors: { [`${shell}:has(main[data-window]) > &`]: { display: 'none' } } },
    [media.phone]: { selectors: { [`${shell}:has(main[data-window][data-open]) > &`]: { display: 'none' } } },
  },
})
