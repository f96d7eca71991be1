import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  color: vars.color.textDefault,
  lineHeight: 1.5,
  selectors: {
    '&:hover': { background: vars.color.bgHover, color: vars.color.textDefault, textDecoration: 'none' },
    '&[data-unread]': { background: `color-mix(in srgb, ${vars.color.bgSelected} 45%, transparent)` },
    '&[data-unread]:hover': { background: vars.color.bgSelected },
  },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

/** Kind of a notice of the platform as a picture before the text, in its colour. */
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.card,
  background: vars.color.bgSunken,
  color: vars.color.textMuted,
  selectors: {
    '&[data-group=system]': { background: vars.color.warningSoft, color: vars.color.warningText },
    '&[data-group=invite]': { background: vars.color.accentSoft, color: vars.color.accentText },
    '&[data-group=follow], &[data-group=deblock]': {
      background: vars.color.successSoft,
      color: vars.color.successText,
    },
    '&[data-group=block]': { background: vars.color.dangerSoft, color: vars.color.dangerText },
  },
})

/** The person who caused the notice, in the middle of a tile's width. */
export const person = style({ flex: 'none', paddingInline: space[0.5], paddingBlockStart: space[0.5] })

export const words = style({ display: 'block', flex: 1, minInlineSize: 0 })

export const head = style({ display: 'flex', alignItems: 'baseline', gap: space[2] })

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: textSize.body,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

export const time = style({ ...text.micro, ...tabular, flex: 'none', color: vars.color.textSubtle })

export const dot = style({
  alignSelf: 'center',
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  background: vars.color.actionBg,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})

export const intro = style({
  fontSize: textSize.table,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
