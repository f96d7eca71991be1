import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '../theme/scale.css.ts'

export const steps = style({ display: 'flex', '@media': { [media.phone]: { gap: space[1] } } })

export const step = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[2],
  paddingInline: space[2],
  textAlign: 'center',
  selectors: {
    // Line from the previous step to this one.
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '14px',
      insetInlineStart: 'calc(-50% + 22px)',
      insetInlineEnd: 'calc(50% + 22px)',
      blockSize: '2px',
      background: vars.color.borderDefault,
    },
    '[data-state=done] + &::before': { background: vars.color.successSolid },
  },
  '@media': {
    // Phones have no room for names: they show a bar with one piece per step, and the current step in words below.
    [media.phone]: {
      paddingInline: 0,
      gap: 0,
      blockSize: '6px',
      borderRadius: '3px',
      background: vars.color.borderDefault,
      selectors: {
        '&:not(:first-child)::before': { content: 'none' },
        '&[data-state=done]': { background: vars.color.successSolid },
        '&[data-state=current]': { background: vars.color.accentSolid },
      },
    },
    [media.forcedColors]: { selectors: { '&:not(:first-child)::before': { background: 'CanvasText' } } },
  },
})

export const mark = style({
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '30px',
  blockSize: '30px',
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  background: vars.color.bgSurface,
  color: vars.color.textMuted,
  fontSize: textSize.table,
  fontWeight: 700,
  selectors: {
    '[data-state=done] > &': { borderColor: vars.color.successSolid, color: vars.color.successText },
    '[data-state=current] > &': {
      borderColor: vars.color.accentSolid,
      background: vars.color.accentSolid,
      color: vars.color.accentOnSolid,
    },
  },
  '@media': { [media.phone]: { display: 'none' } },
})

export const name = style({
  ...text.table,
  color: vars.color.textMuted,
  selectors: { '[data-state=current] > &': { color: vars.color.textDefault, fontWeight: 600 } },
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

/** Shown only where the names have no room. */
export const summary = style({
  ...text.table,
  display: 'none',
  paddingBlockStart: space[2],
  color: vars.color.textMuted,
  '@media': { [media.phone]: { display: 'block' } },
})
