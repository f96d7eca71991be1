import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, lineBody, media, size, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

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

/**
 * Upside down, with one child the right way up: the box begins at its end without a script, and keeps its place while earlier
 * messages come in above.
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
export const earlier = style({ display: 'grid', placeItems: 'center', paddingBlockEnd: space[3] })

export const log = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const day = style({
  ...text.micro,
  ...tabular,
  justifySelf: 'center',
  paddingInline: space[2],
  color: vars.color.textSubtle,
})
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  maxInlineSize: 'min(86%, 40em)',
  selectors: { '&[data-mine]': { justifySelf: 'end', flexDirection: 'row-reverse' } },
})
export const said = style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  selectors: { '[data-mine] > &': { justifyItems: 'end' } },
})
/** A word of one's own is azurite, as everything that is mine (visual direction §2). */
export const bubble = style({
  fontSize: '15px',
  lineHeight: lineBody,
  paddingBlock: space[2],
  paddingInline: '14px',
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
/** Waits beside its message until it is pointed at or reached; where nothing can be pointed at it is always there. */
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
  '@media': { [media.phone]: { paddingInline: space[4] }, [media.print]: { display: 'none' } },
})
export const send = style({ display: 'grid', justifyItems: 'end' })
