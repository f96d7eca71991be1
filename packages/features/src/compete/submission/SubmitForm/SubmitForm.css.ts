import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space[5] })

/** Optional fields, side by side if there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space[5],
  alignItems: 'start',
})

export const field = style({ display: 'grid', gap: space[1.5], minInlineSize: 0 })
export const label = style({ fontSize: textSize.table, lineHeight: 1.5, fontWeight: 600 })
export const labelNote = style({ marginInlineStart: space[1], fontWeight: 400, color: vars.color.textSubtle })

export const passed = style({ ...text.table, lineHeight: 1.6, color: vars.color.successText })
export const unchecked = style({ ...text.table, lineHeight: 1.6, color: vars.color.warningText })
export const note = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted })

export const ways = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2] })

export const quota = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
})
export const quotaMore = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
})
export const strong = style({ color: vars.color.textDefault })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[4],
})

export const submit = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space[4],
  rowGap: space[2],
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '100%', marginInlineStart: 0 },
  },
})
export const why = style({ ...text.table, lineHeight: 1.5, color: vars.color.textMuted })
