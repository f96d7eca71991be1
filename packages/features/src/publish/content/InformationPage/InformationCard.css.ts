import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: space[5],
})

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&:has(a:hover)': { borderColor: vars.color.borderStrong },
    // the first text of the list, as wide as the page
    '&[data-featured]': { gridColumn: '1 / -1', gridTemplateRows: 'auto', gridTemplateColumns: '7fr 5fr' },
  },
  '@media': { [media.tabletDown]: { selectors: { '&[data-featured]': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
})

/** The signature picture of the competition that the text is about, or the day of an activity. */
export const cover = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '132px',
  padding: space[5],
  background: vars.color.bgSunken,
  selectors: { [`${card}[data-featured] > &`]: { padding: space[8] } },
  '@media': { [media.phone]: { selectors: { [`${card}[data-featured] > &`]: { padding: space[5] } } } },
})

export const day = style({ display: 'grid', justifyItems: 'start', gap: space[1] })
export const dayNumber = style({ ...text.display, lineHeight: 1, ...tabular, '@media': {} })
export const dayMonth = style({ ...text.card, color: vars.color.textMuted, ...tabular })

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[5],
  minInlineSize: 0,
  selectors: { [`${card}[data-featured] > &`]: { alignContent: 'center', padding: space[8], gap: space[3] } },
  '@media': { [media.phone]: { selectors: { [`${card}[data-featured] > &`]: { padding: space[5] } } } },
})

export const kicker = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.textMuted,
})

export const title = style({
  ...text.subhead,
  textWrap: 'balance',
  selectors: { [`${card}[data-featured] &`]: { fontSize: textSize.section, lineHeight: 1.3 } },
})
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { color: vars.color.textLinkHover }, '&:focus-visible::after': focusRing },
})
export const summary = style({ ...text.body, color: vars.color.textMuted, textWrap: 'pretty' })
export const foot = style({ ...text.micro, color: vars.color.textSubtle, ...tabular, whiteSpace: 'normal' })
