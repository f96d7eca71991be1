import { vars } from '@shulei/ui/theme/contract.css.ts'
import { layer, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

/** A window too low for a list between head and foot, such as one of a page enlarged four times: the sheet scrolls as a whole. */
const low = `${media.phone} and (max-height: 480px)`

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minBlockSize: 0,
  // in the sheet the footer stands at the lower edge
  '@media': { [media.phone]: { flex: 1 }, [low]: { flex: '1 0 auto' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  paddingInline: `6px ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
  '@media': { [media.phone]: { paddingInline: `6px ${space[1]}` } },
})

/** Above the tabs on phones: what the sheet is, and the way out. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `max(${space[1]}, env(safe-area-inset-top)) ${space[1]} 0 ${space[4]}`,
})

export const title = style({ ...text.subhead })

/** As high as its tabs, which React Aria draws a frame later when the lists are shown ahead. */
export const tabList = style({ display: 'flex', flex: 1, minInlineSize: 'max-content', minBlockSize: '48px' })

export const failure = style({
  ...text.table,
  flexBasis: '100%',
  paddingBlockEnd: space[2],
  paddingInlineStart: '14px',
  color: vars.color.dangerText,
})

/** Scrolls by itself: the next page comes 10 px before its end. */
export const panel = style({
  flex: '0 1 auto',
  minBlockSize: '232px',
  maxBlockSize: 'min(416px, 100dvh - 220px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '-3px' },
  },
  '@media': {
    [media.phone]: { flex: 1, minBlockSize: 0, maxBlockSize: 'none' },
    [low]: { flex: '1 0 auto', overflowY: 'visible' },
  },
})

export const bones = style({ padding: `${space[3]} ${space[5]}` })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[3]} 14px ${space[3]} ${space[5]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': {
    [media.phone]: { padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))` },
  },
})

export const links = style({ ...text.table, display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3]}` })

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })

export const overlay = style({ position: 'fixed', inset: 0, zIndex: layer.popover, background: vars.color.bgScrim })

export const sheet = style({
  position: 'absolute',
  inset: 0,
  background: vars.color.bgRaised,
  color: vars.color.textDefault,
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
})

export const sheetDialog = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  outline: 'none',
  '@media': { [low]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
})
