import { vars } from '@shulei/ui/theme/contract.css.ts'
import { headline, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const hero = style({
  background: vars.color.bgSurface,
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
})

export const inner = style({
  display: 'grid',
  gap: space[3],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  paddingBlockStart: space[4],
  paddingInline: space[6],
  selectors: { '[data-compact] > &': { gap: space[1], paddingBlockStart: space[3] } },
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const head = style({
  display: 'flex',
  alignItems: 'end',
  gap: space[8],
  '@media': { [media.tabletDown]: { flexDirection: 'column', alignItems: 'stretch', gap: space[3] } },
})

export const words = style({ display: 'grid', gap: space[1], flex: 1, minInlineSize: 0 })
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockEnd: space[1],
  '@media': { [media.phone]: { selectors: { '[data-compact] &': { display: 'none' } } } },
})

export const title = style(headline)

export const summary = style({ ...text.body, color: vars.color.textMuted, maxInlineSize: '46em' })
export const facts = style({ ...text.table, color: vars.color.textSubtle })

/** On desktops the signature picture fills the room beside the words; the figures stand beside its caption. */
export const side = style({
  display: 'grid',
  flex: 'none',
  maxInlineSize: '480px',
  selectors: {
    '&[data-picture]': {
      inlineSize: 'min(560px, 47%)',
      maxInlineSize: 'none',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: space[6],
      rowGap: space[2],
    },
  },
  '@media': {
    [media.tabletDown]: {
      maxInlineSize: 'none',
      selectors: { '&[data-picture]': { inlineSize: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

/** Not on narrow screens: there the task comes first. */
export const picture = style({ display: 'contents', '@media': { [media.tabletDown]: { display: 'none' } } })
globalStyle(`${picture} > svg`, { gridColumn: '1 / -1' })

/** Above a ranking on phones the figures make room for ranks. */
export const figures = style({
  minInlineSize: 0,
  '@media': { [media.phone]: { selectors: { '[data-compact] &': { display: 'none' } } } },
})

/** On phones the bar runs to both edges of the screen, so that a cut-off tab shows that there are more. */
export const tabBar = style({
  minInlineSize: 0,
  marginBlockStart: space[1],
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${space[4]})`, paddingInlineStart: space[1.5] } },
})
