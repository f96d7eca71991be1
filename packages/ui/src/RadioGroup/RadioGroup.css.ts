import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, text, textSize } from '../theme/scale.css.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  selectors: { '[data-orientation=horizontal] > &': { flexDirection: 'row', flexWrap: 'wrap', columnGap: space[6] } },
  '@media': { [media.phone]: { gap: 0 } },
})

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minBlockSize: size.targetMin,
  fontSize: textSize.body,
  lineHeight: '24px',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' } },
  '@media': { [media.phone]: { paddingBlock: space[2.5] } },
})

export const disc = style({
  flex: 'none',
  inlineSize: size.box,
  blockSize: size.box,
  marginBlockStart: space[0.5],
  border: `${vars.border.width} solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  background: vars.color.bgSurface,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.textDefault },
    '[data-selected] > &': { border: `6px solid ${vars.color.accentSolid}` },
    '[data-invalid] > &': { borderColor: vars.color.dangerSolid },
    '[data-disabled] > &': { borderColor: vars.color.borderDefault, background: vars.color.bgSunken },
    '[data-focus-visible] > &': focusRing,
  },
  '@media': { [media.forcedColors]: { selectors: { '[data-selected] > &': { borderColor: 'Highlight' } } } },
})

export const words = style({ minInlineSize: 0 })
export const note = style({ ...text.table, display: 'block', lineHeight: 1.5, color: vars.color.textMuted })
