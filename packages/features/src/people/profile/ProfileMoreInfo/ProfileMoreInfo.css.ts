import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const more = style({})

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[4],
  paddingInline: space[6],
  borderRadius: vars.radius.card,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  },
  '@media': { [media.phone]: { paddingBlock: space[4], paddingInline: space[4] } },
})

export const title = style({ ...text.card })

const word = style({ ...text.table, color: vars.color.textLink, whiteSpace: 'nowrap' })
export const toOpen = style([word, { selectors: { [`${more}[open] &`]: { display: 'none' } } }])
export const toClose = style([word, { selectors: { [`${more}:not([open]) &`]: { display: 'none' } } }])

export const body = style({
  display: 'grid',
  gap: space[5],
  paddingInline: space[6],
  paddingBlockEnd: space[5],
  '@media': { [media.phone]: { paddingInline: space[4], paddingBlockEnd: space[4] } },
})

export const group = style({ ...text.table, fontWeight: 500, color: vars.color.textSubtle, marginBlockEnd: space[2] })

export const entries = style({ display: 'grid', gap: space[3], listStyle: 'none' })

export const entry = style({
  ...text.table,
  lineHeight: 1.55,
  minInlineSize: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.color.borderDefault}`,
  overflowWrap: 'anywhere',
})
export const entryTitle = style({ display: 'block', fontWeight: 700 })
export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[3] })
export const time = style({ ...tabular, color: vars.color.textSubtle })
export const description = style({ color: vars.color.textMuted })

export const hidden = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.textMuted,
})
