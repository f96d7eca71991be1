import { vars } from '@shulei/ui/theme/contract.css.ts'
import { layer, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

/** A viewport too low for a scrolling list between header and footer, for example at 400 % zoom: the whole sheet scrolls. */
const low = `${media.phone} and (max-height: 480px)`

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minBlockSize: 0,
  // in the sheet the footer is at the lower edge
  '@media': { [media.phone]: { flex: 1 }, [low]: { flex: '1 0 auto' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  paddingInline: `${space[1.5]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
  '@media': { [media.phone]: { paddingInline: `${space[1.5]} ${space[1]}` } },
})

/** Title and close button of the sheet, above the tabs on phones. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `max(${space[1]}, env(safe-area-inset-top)) ${space[1]} 0 ${space[4]}`,
})

export const title = style({ ...text.subhead })

export const tabList = style({ display: 'flex', flex: 1, minInlineSize: 'max-content' })

/** The shared style of tabs is for links and React Aria's elements: a button brings a frame and a face of its own. */
export const tab = style({ border: 0, background: 'none', fontFamily: 'inherit', lineHeight: 'inherit' })

export const failure = style({
  ...text.table,
  flexBasis: '100%',
  paddingBlockEnd: space[2],
  paddingInlineStart: space[3],
  color: vars.color.dangerText,
})

/** The scrolling list: the next page loads 10 px before its end. */
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
  padding: `${space[3]} ${space[4]} ${space[3]} ${space[5]}`,
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
