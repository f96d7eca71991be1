import { vars } from '@shulei/ui/theme/contract.css.ts'
import {
  focusRing,
  lineBody,
  media,
  size,
  space,
  tabular,
  text,
  textSize,
  visuallyHidden,
} from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const conversation = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })
export const blank = style({ padding: space[6] })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '60px',
  paddingInline: `${space[5]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: `${space[1]} ${space[1]}` } },
})
export const back = style({
  display: 'none',
  placeItems: 'center',
  inlineSize: size.targetPhone,
  blockSize: size.targetPhone,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { display: 'grid' } },
})
export const name = style({
  ...text.card,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const headMenu = style({ marginInlineStart: 'auto' })

export const logFrame = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
})
/** Above the end of the log; only the button receives pointer events. */
export const toNewest = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space[3],
  display: 'grid',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
})
/** Gives the outlined button a background. */
export const toNewestGround = style({
  pointerEvents: 'auto',
  borderRadius: vars.radius.control,
  background: vars.color.bgRaised,
  boxShadow: vars.shadow[2],
})

/**
 * A reversed column with a single child: the box starts at its end without a script, and keeps its position while earlier
 * messages are added above.
 */
export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': { ...focusRing, outlineOffset: '-3px' },
  '@media': { [media.print]: { overflow: 'visible' } },
})
export const content = style({ marginBlockEnd: 'auto', padding: `${space[4]} ${space[5]}` })
/** No scroll anchoring: the browser would hold the button in its place, and move the messages that are being read. */
export const earlier = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlockEnd: space[3],
  overflowAnchor: 'none',
})

export const later = style({ display: 'grid', placeItems: 'center', paddingBlockStart: space[3] })

export const log = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const day = style({
  ...text.micro,
  ...tabular,
  justifySelf: 'center',
  paddingInline: space[2],
  color: vars.color.textSubtle,
})
/** Marks the first new message, in azurite, the colour of the reader's own things (visual direction §2). */
export const newSince = style({
  ...text.micro,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.accentText,
  ':before': { content: '', flex: 1, borderBlockStart: '1px solid currentColor' },
  ':after': { content: '', flex: 1, borderBlockStart: '1px solid currentColor' },
})
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  maxInlineSize: 'min(86%, 40em)',
  selectors: {
    '&[data-mine]': { justifySelf: 'end', flexDirection: 'row-reverse' },
    '&[data-found]': { outline: `2px solid ${vars.color.accentSolid}`, outlineOffset: space[1] },
    // closer to the previous message and aligned with it
    '&[data-follows]': { marginBlockStart: `calc(${space[1]} - ${space[3]})` },
    '&[data-follows]:not([data-mine])': { paddingInlineStart: `calc(${size.avatarS} + ${space[2]})` },
  },
})
export const said = style({
  display: 'grid',
  gap: space[0.5],
  minInlineSize: 0,
  selectors: { '[data-mine] > &': { justifyItems: 'end' } },
})
/** The reader's own messages are azurite (visual direction §2). */
export const bubble = style({
  fontSize: textSize.body,
  lineHeight: lineBody,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: `min(10px, calc(${vars.radius.card} + 4px))`,
  borderStartStartRadius: '2px',
  background: vars.color.bgSunken,
  color: vars.color.textDefault,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-mine] > * > &': {
      borderStartStartRadius: `min(10px, calc(${vars.radius.card} + 4px))`,
      borderStartEndRadius: '2px',
      background: vars.color.accentSoft,
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const time = style({ ...text.micro, ...tabular, color: vars.color.textSubtle })
/** Hidden until its message is hovered or focused; always visible on touch screens. */
export const rowMenu = style({
  opacity: 0,
  selectors: {
    [`${row}:hover &`]: { opacity: 1 },
    '&:focus-within': { opacity: 1 },
    '&:has([aria-expanded=true])': { opacity: 1 },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
})

export const failure = style({ paddingInline: space[5], paddingBlockEnd: space[3] })
export const note = style({
  ...text.table,
  padding: `${space[4]} ${space[5]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  color: vars.color.textMuted,
})
export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3]} ${space[5]} ${space[4]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `${space[2]} ${space[4]}` },
    [media.print]: { display: 'none' },
  },
})
/** On phones the field is one line that grows, without a visible label, and its counter appears near the limit. */
globalStyle(`${composer} label`, { '@media': { [media.phone]: visuallyHidden } })
globalStyle(`${composer} textarea`, {
  '@media': { [media.phone]: { minBlockSize: size.targetPhone, resize: 'none' } },
})
globalStyle(`${composer} [data-far]`, { '@media': { [media.phone]: visuallyHidden } })
globalStyle(`${composer} > :not(:nth-last-child(-n + 2))`, { gridColumn: '1 / -1' })
export const send = style({ display: 'flex', justifyContent: 'end', gap: space[2], alignSelf: 'start' })
/** On phones both buttons are squares with their icon only, so that the field keeps more than half of the line. */
globalStyle(`${send} button`, { '@media': { [media.phone]: { gap: 0, paddingInline: space[3] } } })
export const verb = style({ '@media': { [media.phone]: visuallyHidden } })
