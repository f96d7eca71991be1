import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'

/** On phones and tablets the next step comes first, then the task, then everything else; on tablets in two columns. */
export const split = style({
  selectors: { '&&': { '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } } },
})
const inside = (where: 'tabletDown' | 'tablet', selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${split}${split} > ${selector}`, { '@media': { [media[where]]: rule } })
inside('tabletDown', '*', { display: 'contents' })
inside('tabletDown', '* > *', { order: 2 })
inside('tabletDown', '* > article', { order: 1 })
inside('tabletDown', 'aside > :first-child', { order: 0 })
inside('tablet', '* > *', { gridColumn: '1 / -1' })
inside('tablet', 'aside > :nth-child(2)', { gridColumn: '1', gridRow: 'span 2' })
inside('tablet', 'aside > :nth-child(n + 3)', { gridColumn: '2' })

export const contents = style({
  ...text.table,
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space[4],
  paddingBlockEnd: space[3],
  marginBlockEnd: space[5],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
})
export const contentsLabel = style({
  flex: 'none',
  color: vars.color.textSubtle,
  '@media': { [media.phone]: { display: 'none' } },
})
export const contentsList = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] })
export const contentsLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})

/** Stays below the page header while the text is read. */
export const sideContents = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${space[5]})`,
  '@media': { [media.tabletDown]: { display: 'none' }, [media.print]: { display: 'none' } },
})
export const sideNav = style({ ...text.table, paddingBlockEnd: space[4] })
export const sideLabel = style({ paddingBlockEnd: space[2], color: vars.color.textSubtle })
globalStyle(`${sideNav} > ul`, { display: 'grid' })
globalStyle(`${sideNav} a`, {
  display: 'flex',
  minBlockSize: '32px',
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.color.borderHairline}`,
  color: vars.color.textMuted,
  textDecoration: 'none',
})
globalStyle(`${sideNav} a:hover`, { color: vars.color.textDefault })
globalStyle(`${sideNav} a[aria-current]`, {
  borderInlineStartColor: vars.color.accentSolid,
  color: vars.color.textDefault,
  fontWeight: 600,
})

export const section = style({
  selectors: { '& + &': { marginBlockStart: space[8] } },
})
export const heading = style({ ...text.section, marginBlockEnd: space[2] })
