import { blockRadius, edge } from '@shulei/ui/Field/Field.css.ts'
import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, space, textSize, text as textStep, visuallyHidden } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

/** The frame of a field, around toolbar, text and panel. */
export const box = style({
  ...edge.rest,
  minInlineSize: 0,
  borderRadius: blockRadius,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': edge.hovered,
    '&[data-invalid]': edge.invalid,
    '&[data-disabled]': edge.disabled,
    '&:has([role=textbox]:focus)': focusRing,
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } } },
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[1.5]}`,
  padding: `${space[1]} ${space[1.5]}`,
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { gap: space[0.5] } },
})
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[0.5],
  // on a phone the tools wrap without regard to their groups
  '@media': { [media.phone]: { display: 'contents' } },
})
export const separator = style({
  alignSelf: 'center',
  inlineSize: '1px',
  blockSize: '18px',
  border: 0,
  background: vars.color.borderDefault,
  '@media': { [media.phone]: { display: 'none' } },
})

export const tool = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  padding: 0,
  border: `${vars.border.width} solid transparent`,
  borderRadius: `min(${vars.radius.control}, 8px)`,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered]': { background: vars.color.bgHover, color: vars.color.textDefault },
    '&[data-selected]': { background: vars.color.bgSelected, color: vars.color.textDefault },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '0' },
  },
  '@media': {
    [media.phone]: { inlineSize: '40px', blockSize: '40px' },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight', color: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
export const keys = style({ marginInlineStart: '0.75em', fontFamily: 'inherit', fontSize: textSize.key, opacity: 0.8 })

/** The scrolling area of a long text, so that the tools stay in view. */
export const page = style({
  position: 'relative',
  overflowY: 'auto',
  maxBlockSize: '60vh',
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  '@media': { [media.print]: { maxBlockSize: 'none' } },
})

/** The text itself, both read-only and editable. */
export const text = style({
  minBlockSize: '168px',
  paddingBlock: space[3],
  paddingInline: space[4],
  outline: 'none',
  overflowWrap: 'anywhere',
  // required by ProseMirror, so that typed spaces are kept
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  selectors: { '[data-disabled] &': { color: 'inherit' } },
  // below 16 px an iPhone zooms into the field
  '@media': { [media.phone]: { fontSize: textSize.card } },
})

/** Positioned on the first line of the text. */
export const placeholder = style({
  ...textStep.body,
  position: 'absolute',
  insetBlockStart: space[3],
  insetInline: space[4],
  color: vars.color.textSubtle,
  pointerEvents: 'none',
  '@media': { [media.phone]: { fontSize: textSize.card } },
})

// a horizontally scrolling block would need a tab stop of its own
globalStyle(`${text} pre`, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflowX: 'visible' })
globalStyle(`[data-disabled] ${text} blockquote`, { color: 'inherit' })
globalStyle(`${text} img`, { maxInlineSize: '100%', maxBlockSize: '420px' })
globalStyle(`${text} img.ProseMirror-selectednode`, {
  outline: `3px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
})
globalStyle(`${text} hr.ProseMirror-selectednode`, { outline: `2px solid ${vars.color.focusRing}` })
// the helper element that ProseMirror puts beside a picture for the cursor
globalStyle(`${text} img.ProseMirror-separator`, {
  display: 'inline',
  border: 0,
  margin: 0,
  inlineSize: 0,
  blockSize: 0,
})
globalStyle(`${text} .ProseMirror-gapcursor`, { position: 'absolute', pointerEvents: 'none' })
globalStyle(`${text} .ProseMirror-gapcursor::after`, {
  content: '',
  position: 'absolute',
  insetBlockStart: '-6px',
  inlineSize: '20px',
  borderBlockStart: `1px solid ${vars.color.textDefault}`,
})

globalStyle(`${text} :is(th, td)`, { border: `1px solid ${vars.color.borderDefault}` })
globalStyle(`${text} th`, { background: vars.color.bgSunken, whiteSpace: 'break-spaces' })
globalStyle(`${text} .selectedCell`, { background: vars.color.bgSelected })

/** Indicator of the drop position of a dragged picture or text. */
export const dropPlace = style({ background: vars.color.focusRing })

/** Highlights the selected text while the link field has the focus. */
export const marked = style({ background: vars.color.bgSelected })

export const linkForm = style({ display: 'grid', gap: space[3], padding: space[4] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

/** Panel under the text for the selected picture. */
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
  padding: space[3],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
export const panelField = style({ flex: '1 1 240px', minInlineSize: 0 })

/** Placeholder in the text of a picture that is uploading. */
export const upload = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: `min(${vars.radius.card}, 12px)`,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  whiteSpace: 'normal',
  ...textStep.table,
  selectors: { '&[data-failed]': { borderColor: vars.color.dangerSolid } },
})
export const uploadWords = style({ flex: '1 1 220px', minInlineSize: 0 })
export const uploadName = style({ fontWeight: 600 })
export const uploadReason = style({ color: vars.color.dangerText })

export const heardOnly = style(visuallyHidden)

/** Messages about content that was not inserted. */
export const notes = style({ padding: space[3], borderBlockStart: `1px solid ${vars.color.borderHairline}` })

/** Stands on the line of an `@`, so that the list of people opens below it. */
export const mentionAnchor = style({ position: 'absolute', inlineSize: 0, pointerEvents: 'none' })

/** The list has a width of its own, because the anchor has none. */
export const mentionList = style({ vars: { '--trigger-width': '300px' } })
