import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

/** The narrowest phones: the movement goes under the rank, and the badge makes room for the name. */
const narrow = 'screen and (max-width: 374px)'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { gap: space[5] } },
})

/** The weeks; the one whose list is shown below is tinted. */
export const weeks = style({})
globalStyle(`${weeks} tr:has([aria-current]) > *`, { background: vars.color.accentSoft })
export const week = style({ ...tabular, display: 'block' })
export const weekNote = style({ ...text.micro, display: 'block', color: vars.color.textSubtle })

export const team = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.phone]: { gap: space[2] } },
})
export const badge = style({ flex: 'none', '@media': { [narrow]: { display: 'none' } } })
export const teamWords = style({ minInlineSize: 0, lineHeight: 1.35 })
export const teamName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const teamNote = style({
  ...text.micro,
  display: 'block',
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
})

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { gap: space[1.5] },
    [narrow]: { flexDirection: 'column', alignItems: 'start', gap: 0 },
  },
})
export const rank = style({ minInlineSize: '26px', '@media': { [media.phone]: { minInlineSize: '22px' } } })
export const gain = style({ ...tabular, color: vars.color.moveUp, fontWeight: 600 })
export const still = style({ color: vars.color.textSubtle })

/** The days of the week with a step to either side. */
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  paddingInline: space[6],
  paddingBlockEnd: space[3],
  '@media': { [media.phone]: { paddingInline: space[4] }, [media.print]: { display: 'none' } },
})
export const chips = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  '@media': { [media.phone]: { flex: '1 1 100%', order: 1 } },
})

/** Teams that rose most: as many in a line as fit. */
export const climbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[2],
  padding: `${space[3]} ${space[6]}`,
  background: vars.color.bgSunken,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const climbersTitle = style({ ...text.table, color: vars.color.textMuted })
export const climber = style({ ...text.table, display: 'inline-flex', alignItems: 'center', gap: space[1.5] })

export const baseline = style({ color: vars.color.textSubtle })
export const aside = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const pages = style({
  paddingBlock: space[4],
  paddingInline: space[6],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  ...tabular,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
