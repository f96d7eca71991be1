import { vars } from '@shulei/ui/theme/contract.css.ts'
import { layer, media, onHeader, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const header = style({
  ...onHeader,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  blockSize: vars.size.header,
  paddingInline: space[6],
  borderBlockEnd: `1px solid ${vars.color.headerBorder}`,
  '@media': {
    [media.phone]: { paddingInline: space[4], gap: space[2] },
    [media.print]: { display: 'none' },
  },
})

/** On phones the brand shrinks, down to short lines, before the reviewer's name does. */
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.phone]: { flexShrink: 1000, minInlineSize: 'auto', gap: space[2] } },
})

export const title = style({
  ...text.card,
  fontSize: textSize.lead,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
})

/** The shorter title of phones breaks between words only. */
export const shortTitle = style({
  ...text.card,
  display: 'none',
  fontSize: textSize.micro,
  lineHeight: 1.2,
  '@media': { [media.phone]: { display: 'block', minInlineSize: '4em' } },
})

export const subject = style({
  ...text.table,
  color: vars.color.headerMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  '@media': { [media.tabletDown]: { display: 'none' } },
})

export const spacer = style({ flex: 1 })

export const progress = style({
  ...text.table,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.headerMuted,
  '@media': { [media.tabletDown]: { display: 'none' } },
})

export const bar = style({
  appearance: 'none',
  inlineSize: '90px',
  blockSize: '6px',
  border: 0,
  background: vars.color.headerBorder,
  '::-webkit-progress-bar': { background: vars.color.headerBorder },
  '::-webkit-progress-value': { background: vars.color.heroAccent },
  '::-moz-progress-bar': { background: vars.color.heroAccent },
})

export const reviewer = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })

/** Hidden on phones, which have room for the name only. */
export const picture = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } })

export const name = style({
  ...text.table,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '14em',
  '@media': { [media.phone]: { display: 'none' } },
})

/** On phones only the name, in one line. */
export const shortName = style({
  ...text.table,
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      fontSize: textSize.micro,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      maxInlineSize: '8em',
    },
  },
})

export const signOut = style({
  ...text.table,
  minBlockSize: size.controlM,
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.headerMuted,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.headerText },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
