import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, space, text, textSize } from '../theme/scale.css.ts'

export const drop = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  // a page whose one purpose is the file gives the zone more air
  paddingBlock: `var(--drop-air, ${space[4]})`,
  paddingInline: space[4],
  border: `1.5px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  background: 'transparent',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.accentSolid,
      background: vars.color.accentSoft,
    },
    '&[data-failed]': { borderColor: vars.color.dangerSolid },
    '&[data-disabled]:not([data-busy])': { borderColor: vars.color.borderDefault, color: vars.color.textDisabled },
    '&[data-focus-visible]': focusRing,
  },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
})
export const lead = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  flex: '1 1 240px',
  minInlineSize: 0,
})
/** Centres an 18 px icon on the first line. */
export const icon = style({ flex: 'none', paddingBlockStart: space[1], color: vars.color.textMuted })
export const words = style({ minInlineSize: 0, lineHeight: 1.6 })
export const name = style({ fontSize: textSize.body, fontWeight: 600 })
const touch = '(hover: none) and (pointer: coarse)'
export const forMouse = style({ '@media': { [touch]: { display: 'none' } } })
export const forFinger = style({ display: 'none', '@media': { [touch]: { display: 'inline' } } })
/** The invitation to drop or paste: a finger can do neither, and the name of the zone stays. */
export const invitation = style([name, forMouse])
export const meta = style({ ...text.table, color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' })
export const note = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted })
export const problem = style({ ...text.table, lineHeight: 1.6, color: vars.color.dangerText })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], flex: 'none' })
export const progress = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[4],
  '@media': { [media.phone]: { gap: space[3] } },
})

export const bar = style({ flex: 1, minInlineSize: 0 })
