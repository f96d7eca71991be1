import { style } from '@vanilla-extract/css'
import { input as fieldInput, frame } from '../Field/Field.css.ts'
import { item } from '../Menu/Menu.css.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, tabular, text } from '../theme/scale.css.ts'

/** The frame takes a second line when a chip and what is typed do not fit on one. */
export const chipFrame = style([frame, { flexWrap: 'wrap', rowGap: space[1], paddingBlock: '5px' }])
export const input = style([fieldInput, { inlineSize: 'auto', flexBasis: '6em' }])

/** The chosen one: a picture, a name, and a way to take it back. Also the tags of a `TagInput`. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '30px',
  paddingInlineStart: '4px',
  borderRadius: `min(4px, ${vars.radius.control})`,
  background: vars.color.accentSoft,
  color: vars.color.textDefault,
  fontSize: '15px',
  fontWeight: 600,
  lineHeight: 1.4,
  outline: 'none',
  selectors: {
    '&[data-plain]': { paddingInlineStart: '10px', fontWeight: 500 },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { background: vars.color.bgHover, color: vars.color.textMuted },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
})
export const chipName = style({ minInlineSize: 0, paddingBlock: '4px', overflowWrap: 'anywhere' })
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
  padding: '4px',
  overflowY: 'auto',
  outline: 'none',
  inlineSize: 'var(--trigger-width)',
  maxInlineSize: '100%',
  maxBlockSize: 'inherit',
})
export const option = style([item, { minBlockSize: '46px' }])
export const name = style({ fontWeight: 700, marginInlineEnd: '5px' })
export const note = style({ ...text.table, color: vars.color.textMuted })
export const aside = style({ ...text.table, flex: 'none', color: vars.color.textMuted })
export const remark = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.targetPhone,
  paddingInline: '10px',
  color: vars.color.textMuted,
})

/** As high as a line of text, although the button in it is taller. */
export const failed = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '10px',
  marginBlock: '-6px',
})
