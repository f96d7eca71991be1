import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, text } from '../theme/scale.css.ts'

export const stack = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.print]: { flexWrap: 'wrap', columnGap: space[2] } },
})
export const person = style({
  flex: 'none',
  borderRadius: '50%',
  // A ring in the ground's colour separates overlapping faces.
  boxShadow: `0 0 0 2px ${vars.color.bgSurface}`,
  selectors: { '& + &': { marginInlineStart: `-${space[2]}` } },
})
/** Links do not overlap, so that even the smallest face keeps a target of 24 px. */
export const linked = style({ flex: 'none', selectors: { '& + &': { marginInlineStart: '1px' } } })
export const link = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.targetMin,
  minBlockSize: size.targetMin,
  borderRadius: '50%',
  selectors: { '&:focus-visible': focusRing },
})
export const more = style({
  ...text.micro,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textSubtle,
  marginInlineStart: space[1.5],
})

/** Grounds are not printed, so a face would be a white letter on white: paper shows the name instead. */
const onPaper = (selector: string, rule: Record<string, string>) =>
  globalStyle(`${stack} > [title]${selector}`, { '@media': { [media.print]: rule } })
onPaper('', { margin: '0', boxShadow: 'none' })
onPaper(' > *', { display: 'none' })
onPaper('::before', { content: 'attr(title)' })
onPaper(':not(:last-child)::after', { content: '","' })
