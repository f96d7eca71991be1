import { style } from '@vanilla-extract/css'
import { input as fieldInput, frame } from '../Field/Field.css.ts'
import { item } from '../Menu/Menu.css.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, tabular, text, textSize } from '../theme/scale.css.ts'

/** The frame gets a second line when chip and input do not fit on one. */
export const chipFrame = style([frame, { flexWrap: 'wrap', rowGap: space[1], paddingBlock: space[1] }])
export const input = style([fieldInput, { inlineSize: 'auto', flexBasis: '6em' }])

/** The chosen option: picture, name and a button to remove it. Also used for the tags of a `TagInput`. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '30px',
  paddingInlineStart: space[1],
  borderRadius: `min(4px, ${vars.radius.control})`,
  background: vars.color.accentSoft,
  color: vars.color.textDefault,
  fontSize: textSize.body,
  fontWeight: 600,
  lineHeight: 1.4,
  outline: 'none',
  selectors: {
    '&[data-plain]': { paddingInlineStart: space[2.5], fontWeight: 500 },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { background: vars.color.bgHover, color: vars.color.textMuted },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
})
export const chipName = style({ minInlineSize: 0, paddingBlock: space[1], overflowWrap: 'anywhere' })
export const remove = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  padding: 0,
  border: 0,
  borderRadius: `min(4px, ${vars.radius.control})`,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.bgHover },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: 0 },
    '&[data-disabled]': { cursor: 'default' },
  },
  '@media': { [media.phone]: { selectors: { '&::after': { content: '', position: 'absolute', inset: '-8px' } } } },
})

export const count = style({ ...text.table, ...tabular, flex: 'none', color: vars.color.textSubtle })

export const results = style({
  padding: space[1],
  overflowY: 'auto',
  outline: 'none',
  inlineSize: 'var(--trigger-width)',
  maxInlineSize: '100%',
  maxBlockSize: 'inherit',
})
export const option = style([item, { minBlockSize: '46px' }])
export const name = style({ fontWeight: 700, marginInlineEnd: space[1] })
export const note = style({ ...text.table, color: vars.color.textMuted })
export const aside = style({ ...text.table, flex: 'none', color: vars.color.textMuted })
export const remark = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.targetPhone,
  paddingInline: space[2.5],
  color: vars.color.textMuted,
})

/** As high as a line of text, although its button is taller. */
export const failed = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2.5],
  marginBlock: `-${space[1.5]}`,
})
