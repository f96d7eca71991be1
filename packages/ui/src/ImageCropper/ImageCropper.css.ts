import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, tabular, text } from '../theme/scale.css.ts'

export const cropper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 240px',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // Fixed, because cropperjs measures it once.
  blockSize: '400px',
  borderRadius: `min(6px, ${vars.radius.card})`,
  background: vars.color.bgSunken,
  '@media': { [media.phone]: { blockSize: '280px' } },
})

export const side = style({ display: 'grid', alignContent: 'start', gap: space[4], minInlineSize: 0 })

export const previews = style({ display: 'flex', alignItems: 'end', gap: space[3], minBlockSize: '96px' })
export const preview = style({
  flex: 'none',
  overflow: 'hidden',
  background: vars.color.bgSunken,
  selectors: {
    '&[data-of=profile]': { inlineSize: '96px', blockSize: '96px', borderRadius: '8px' },
    '&[data-of=list]': { inlineSize: '44px', blockSize: '44px', borderRadius: '50%' },
    '&[data-of=inline]': { inlineSize: '22px', blockSize: '22px', borderRadius: '50%' },
    '&[data-of=banner]': { inlineSize: '240px', blockSize: '96px', borderRadius: `min(4px, ${vars.radius.card})` },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' } },
})
// cropperjs sets the size of its copy in pixels; our general limits of pictures would shrink it.
globalStyle(`${preview} img`, { maxInlineSize: 'none', maxBlockSize: 'none', minInlineSize: 0, minBlockSize: 0 })

export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[1],
})
export const turns = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  // On phones the steps are wider.
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(152px, 1fr))' } },
})

export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
})
export const keys = style({ ...text.table, flex: 1, minInlineSize: '240px', color: vars.color.textMuted })
export const size = style({ ...text.table, ...tabular, color: vars.color.textMuted })
export const problem = style({ ...text.table, flexBasis: '100%', textAlign: 'end', color: vars.color.dangerText })
