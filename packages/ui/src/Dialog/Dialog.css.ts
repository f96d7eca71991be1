import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { layer, media, size, space, text } from '../theme/scale.css.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
const sheetIn = keyframes({ from: { transform: 'translateY(100%)' } })

/** Shared by `Dialog`, `AlertDialog` and `Drawer`. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  background: vars.color.bgScrim,
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '&[data-exiting]': { animationDirection: 'reverse', animationFillMode: 'forwards' } },
  '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0 }, [media.print]: { display: 'none' } },
})

export const modal = style({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: size.dialog,
  maxBlockSize: 'calc(100dvh - 64px)',
  borderRadius: `min(10px, calc(${vars.radius.card} + 4px))`,
  background: vars.color.bgRaised,
  color: vars.color.textDefault,
  boxShadow: vars.shadow['3'],
  overflow: 'hidden',
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[data-size=s]': { maxInlineSize: '420px' },
    '&[data-size=l]': { maxInlineSize: '760px' },
    '&[data-exiting]': { animationDirection: 'reverse', animationFillMode: 'forwards' },
  },
  '@media': {
    [media.phone]: {
      maxInlineSize: 'none',
      maxBlockSize: 'calc(100dvh - 24px)',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      animationName: sheetIn,
      selectors: { '&[data-size]': { maxInlineSize: 'none' } },
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  paddingBlockStart: space[4],
  paddingInlineStart: space[6],
  paddingInlineEnd: space[3],
  paddingBlockEnd: space[2],
  // Without a close button the title has the same padding on both sides.
  selectors: { '&[data-alone]': { paddingInlineEnd: space[6] } },
  '@media': {
    [media.phone]: {
      paddingInlineStart: space[4],
      paddingInlineEnd: space[1],
      paddingBlockStart: space[3],
      selectors: { '&[data-alone]': { paddingInlineEnd: space[4] } },
    },
  },
})
export const title = style({
  ...text.section,
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: space[1.5],
  outline: 'none',
})

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space[6],
  paddingBlock: space[1],
  selectors: {
    '&:last-child': { paddingBlockEnd: space[6] },
    '&:focus-visible': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '-3px' },
  },
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  paddingBlockStart: space[4],
  paddingBlockEnd: space[6],
  paddingInline: space[6],
  '@media': {
    [media.phone]: {
      paddingInline: space[4],
      paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
    },
  },
})
/** A note at the start of the last line, such as a shortcut. */
export const footNote = style({ ...text.table, flex: 1, minInlineSize: '96px', color: vars.color.textSubtle })
