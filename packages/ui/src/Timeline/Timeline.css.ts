import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '../theme/scale.css.ts'

/** Times, marks and contents; the longest time decides the width of the first column. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(180px) 12px minmax(0, 1fr)',
  columnGap: space[3],
  '@media': { [media.phone]: { display: 'block' } },
})

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  paddingBlock: space[2.5],
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    // The line from one mark to the next; none before the first mark or after the last.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      gridColumn: 2,
      insetInlineStart: '5px',
      insetBlockStart: '22px',
      insetBlockEnd: '-22px',
      inlineSize: '2px',
      background: vars.color.borderDefault,
    },
    '&:first-child:not(:last-child)::before': { insetBlockStart: '12px' },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingInlineStart: space[6],
      selectors: { '&:not(:last-child)::before': { gridColumn: 'auto' } },
    },
    [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } },
    [media.print]: { breakInside: 'avoid' },
  },
})

export const mark = style({
  position: 'absolute',
  gridColumn: 2,
  insetInlineStart: 0,
  insetBlockStart: '16px',
  inlineSize: '12px',
  blockSize: '12px',
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  background: vars.color.bgSurface,
  selectors: {
    ':first-child > &': { insetBlockStart: '6px' },
    '[data-when=past] > &': { background: vars.color.borderStrong },
    '[data-when=now] > &': {
      borderColor: vars.color.stageNow,
      background: vars.color.stageNow,
      boxShadow: `0 0 0 4px ${vars.color.actionSoft}`,
    },
  },
  '@media': {
    [media.phone]: { gridColumn: 'auto' },
    [media.forcedColors]: {
      selectors: { '[data-when=now] > &': { background: 'Highlight', borderColor: 'Highlight' } },
    },
  },
})

export const time = style({
  ...text.table,
  ...tabular,
  paddingBlockStart: space[0.5],
  textAlign: 'end',
  color: vars.color.textMuted,
  '@media': { [media.phone]: { textAlign: 'start', paddingBlockStart: 0 } },
})
export const content = style({
  gridColumn: 3,
  minInlineSize: 0,
  lineHeight: 1.5,
  '@media': { [media.phone]: { gridColumn: 'auto' } },
})
export const title = style({
  fontSize: textSize.body,
  fontWeight: 600,
  selectors: { '[data-when=future] &': { fontWeight: 400 } },
})
export const detail = style({ ...text.table, lineHeight: 1.5, color: vars.color.textMuted })
