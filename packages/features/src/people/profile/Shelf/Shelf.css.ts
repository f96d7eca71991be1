import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text, visuallyHidden } from '@shulei/ui/theme/scale.css.ts'
import { createVar, style } from '@vanilla-extract/css'

/** Hidden visually: ranks and titles speak for themselves. */
export const heading = style(visuallyHidden)

/** Up to four in a row; fewer share the row. On a phone they lie below each other. */
export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(264px, 100%), 1fr))',
  gap: space[4],
  listStyle: 'none',
  '@media': { [media.phone]: { gap: space[3] } },
})

const medal = createVar()
export const certificate = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  overflow: 'hidden',
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  vars: { [medal]: vars.color.borderStrong },
  selectors: {
    '&[data-medal=gold]': { vars: { [medal]: vars.color.rankGold } },
    '&[data-medal=silver]': { vars: { [medal]: vars.color.rankSilver } },
    '&[data-medal=bronze]': { vars: { [medal]: vars.color.rankBronze } },
    '&:hover': { borderColor: vars.color.borderStrong },
    // the ribbon of a medal, or the rule of any other rank
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '4px',
      background: medal,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText' } } } },
})
export const picture = style({ minInlineSize: 0 })
export const words = style({ display: 'grid', gap: space[0.5], minInlineSize: 0 })
export const rank = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] })
export const number = style({ ...text.section, ...tabular, fontWeight: 800 })
export const total = style({ ...text.micro, ...tabular, color: vars.color.textSubtle })
export const title = style({ ...text.table, fontWeight: 600, overflowWrap: 'anywhere' })
/** The whole certificate is the link. */
export const link = style({
  color: 'inherit',
  ':hover': { color: 'inherit' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focusRing}`,
      outlineOffset: '-3px',
      borderRadius: vars.radius.card,
    },
  },
})
export const note = style({ ...text.micro, ...tabular, color: vars.color.textSubtle, whiteSpace: 'normal' })
