import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, openEntry, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  color: vars.color.textDefault,
  lineHeight: 1.5,
  selectors: {
    '&:hover': { background: vars.color.bgHover, color: vars.color.textDefault, textDecoration: 'none' },
    '&[data-unread]': { background: `color-mix(in srgb, ${vars.color.bgSelected} 45%, transparent)` },
    '&[aria-current]': { background: vars.color.bgSelected },
    '&[aria-current]::before': openEntry['&[aria-current]::before'],
  },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 1, minInlineSize: 0 })
export const head = style({ display: 'flex', alignItems: 'baseline', gap: space[2] })
export const name = style({
  minInlineSize: 0,
  fontSize: textSize.body,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-unread] &': { fontWeight: 700 } },
})
export const blocked = style({ alignSelf: 'center', display: 'grid', flex: 'none', color: vars.color.textSubtle })
export const time = style({
  ...text.micro,
  ...tabular,
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
})
export const foot = style({ display: 'flex', alignItems: 'center', gap: space[2], minBlockSize: '22px' })
export const snippet = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: textSize.table,
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-unread] &': { color: vars.color.textDefault } },
})
export const replied = style({
  display: 'inline-grid',
  marginInlineEnd: space[1],
  verticalAlign: '-2px',
  color: vars.color.textSubtle,
})
export const system = style({ display: 'block', maxBlockSize: '1.7em', overflow: 'hidden', whiteSpace: 'normal' })
