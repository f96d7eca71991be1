import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text, visuallyHidden } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

/** The narrowest phones: the movement goes under the rank, and the badge is dropped to make room for the name. */
const narrow = 'screen and (max-width: 374px)'

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 })

/** Panels below the list. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr) minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
/** Between phone and desktop the rules take a line of their own. */
globalStyle(`${strip} > :last-child`, { '@media': { [media.tabletDown]: { gridColumn: '1 / -1' } } })

export const zones = style({ ...text.table, display: 'grid', gap: space[2.5] })
export const zone = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  '::before': { content: '', flex: 'none', inlineSize: '14px', blockSize: '4px' },
  selectors: {
    '&[data-zone=gold]::before': { background: vars.color.rankGold },
    '&[data-zone=silver]::before': { background: vars.color.rankSilver },
    '&[data-zone=promoted]::before': { background: vars.color.stageA },
  },
  '@media': {
    // the kinds of line that the table draws then
    [media.forcedColors]: {
      '::before': { blockSize: 0 },
      selectors: {
        '&[data-zone=gold]::before': { borderBlockEnd: '4px double' },
        '&[data-zone=silver]::before': { borderBlockEnd: '2px dashed' },
        '&[data-zone=promoted]::before': { borderBlockEnd: '3px solid' },
      },
    },
  },
})
export const rules = style({
  ...text.table,
  lineHeight: 1.6,
  color: vars.color.textMuted,
  marginBlockStart: space[4],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})

/** The own row overflows the lower edge while it sticks, so the overflow must not be clipped. */
export const board = style({
  minInlineSize: 0,
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  paddingBlock: `${space[2.5]} ${space[1]}`,
  paddingInline: space[5],
  '@media': { [media.phone]: { columnGap: space[2], rowGap: space[2], paddingInline: space[4] } },
})
export const search = style({
  flex: '0 1 340px',
  minInlineSize: 0,
  '@media': { [media.phone]: { flex: '1 1 100%', order: 1 } },
})
export const searchForm = style({ display: 'flex', alignItems: 'end', gap: space[2] })
export const searchField = style({ flex: 1, minInlineSize: 0 })
export const count = style({
  ...text.table,
  lineHeight: '38px',
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
})

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { gap: space[1.5] },
    [narrow]: { flexDirection: 'column', alignItems: 'start', gap: 0 },
  },
})
export const rank = style({
  minInlineSize: '26px',
  '@media': { [media.phone]: { minInlineSize: '22px' } },
})

export const team = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.phone]: { gap: space[2] } },
})
export const badge = style({ flex: 'none', '@media': { [narrow]: { display: 'none' } } })
/** On the narrowest phones the selected background, the bar and the goal mark the own row; the word stays for screen readers. */
export const mineTag = style({ '@media': { [narrow]: visuallyHidden } })
export const teamWords = style({ minInlineSize: 0, lineHeight: 1.35 })
export const teamName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] })
export const teamNote = style({
  ...text.micro,
  display: 'block',
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  selectors: { 'tr[data-sticky] &': { color: vars.color.textMuted } },
})

export const gap = style({ display: 'block', inlineSize: '90px' })

/** Laid out as running text: names of baselines may be sentences. */
export const baseline = style({ display: 'block', lineHeight: 1.5 })
export const baselineNote = style({ ...text.micro, color: vars.color.textSubtle, whiteSpace: 'nowrap' })

export const promotion = style({
  paddingInline: space[5],
  paddingBlockEnd: space[3],
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const promotionText = style([promotion, { ...text.table, color: vars.color.textMuted }])

export const pages = style({
  paddingBlock: space[4],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  ...tabular,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const demoNote = style({
  ...text.table,
  lineHeight: 1.6,
  paddingBlock: space[3],
  paddingInline: space[5],
  color: vars.color.textSubtle,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
