import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { displayFace, media, space, text, textSize } from '../theme/scale.css.ts'

export const panel = style({
  minInlineSize: 0,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  overflow: 'clip',
  selectors: {
    '&[data-tone]': { borderBlockStartWidth: '3px' },
    '&[data-tone=danger]': { borderBlockStartColor: vars.color.dangerSolid },
    '&[data-tone=success]': { borderBlockStartColor: vars.color.successSolid },
    '&[data-tone=warning]': { borderBlockStartColor: vars.color.warningSolid },
    '&[data-tone=accent]': { borderBlockStartColor: vars.color.accentSolid },
    // A sticky row must be able to overflow the lower edge.
    '&[data-overflow]': { overflow: 'visible' },
  },
  '@media': { [media.print]: { borderColor: 'currentColor', overflow: 'visible' } },
})

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlockStart: space[4],
  paddingBlockEnd: space[3],
  paddingInline: space[6],
  '@media': { [media.phone]: { paddingBlockStart: space[4], paddingInline: space[4] } },
})

/**
 * Takes the remaining width, but wraps to its own line rather than get narrower than half of a phone. A title without a description
 * is short enough to stand beside a button.
 */
export const titles = style({
  flex: '1 1 200px',
  minInlineSize: 0,
  selectors: { '&:not(:has(> :nth-child(2)))': { flexBasis: '120px' } },
})
export const title = style({
  selectors: {
    '&[data-size=section]': {
      fontSize: text.section.fontSize,
      lineHeight: text.section.lineHeight,
      ...displayFace,
    },
    '&[data-size=card]': {
      fontSize: text.card.fontSize,
      lineHeight: text.card.lineHeight,
      fontWeight: text.card.fontWeight,
    },
  },
  '@media': { [media.phone]: { selectors: { '&[data-size=section]': { fontSize: textSize.sectionS } } } },
})
export const description = style({ ...text.table, lineHeight: 1.5, color: vars.color.textMuted })
export const aside = style({ ...text.table, color: vars.color.textSubtle, maxInlineSize: '100%' })

export const body = style({
  paddingInline: space[6],
  paddingBlockEnd: space[5],
  selectors: { '&[data-flush]': { padding: 0 }, '&:first-child:not([data-flush])': { paddingBlockStart: space[5] } },
  '@media': { [media.phone]: { paddingInline: space[4], paddingBlockEnd: space[4] } },
})
