import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

/** On phones the next step comes first, then the task, then everything else. */
export const split = style({})
const onPhone = (selector: string, rule: { display?: 'contents'; order?: number }) =>
  globalStyle(`${split}${split} > ${selector}`, { '@media': { [media.phone]: rule } })
onPhone('*', { display: 'contents' })
onPhone('* > *', { order: 2 })
onPhone('* > article', { order: 1 })
onPhone('aside > :first-child', { order: 0 })

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
