import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, headline, media, posterSize, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { createVar, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '960px',
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} 0`, gap: space[5] } },
})

const medal = createVar()
/** The sheet: a rule of the rank's colour at the top, as on the paper. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[8],
  rowGap: space[8],
  padding: `${space[10]} ${space[10]} ${space[6]}`,
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderBlockStart: `8px solid ${medal}`,
  borderRadius: vars.radius.card,
  vars: { [medal]: vars.color.borderStrong },
  selectors: {
    '&[data-medal=gold]': { vars: { [medal]: vars.color.rankGold } },
    '&[data-medal=silver]': { vars: { [medal]: vars.color.rankSilver } },
    '&[data-medal=bronze]': { vars: { [medal]: vars.color.rankBronze } },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space[5],
      padding: `${space[5]} ${space[5]} ${space[4]}`,
    },
  },
})

export const words = style({ display: 'grid', alignContent: 'start', gap: space[1], minInlineSize: 0 })
export const kind = style({ ...text.lead, color: vars.color.textMuted })
export const title = style({ ...headline })
export const label = style({ ...text.micro, marginBlockStart: space[6], color: vars.color.textSubtle })
export const team = style({
  ...text.section,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  overflowWrap: 'anywhere',
})
export const members = style({ ...text.table, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const statement = style({ ...text.lead, maxInlineSize: '36em', marginBlockStart: space[5] })

/** The rank as the one large figure of the sheet. On a phone it stands beside its total. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  '@media': {
    [media.phone]: { display: 'flex', order: -1, alignItems: 'baseline', columnGap: space[3], justifyItems: 'start' },
  },
})
export const rank = style({
  ...displayFace,
  ...tabular,
  fontSize: posterSize.short,
  lineHeight: 1,
  fontWeight: 800,
  selectors: {
    '&[data-digits="3"]': { fontSize: posterSize.medium },
    '&[data-digits="4"]': { fontSize: posterSize.medium },
    '&[data-digits="5"]': { fontSize: posterSize.long },
    '&[data-digits="6"]': { fontSize: posterSize.long },
  },
})
export const total = style({ ...text.table, ...tabular, fontWeight: 600, color: vars.color.textMuted })

export const picture = style({ gridColumn: '1 / -1', minInlineSize: 0 })
export const facts = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[2],
  paddingBlockStart: space[4],
  borderBlockStart: `${vars.border.width} solid ${vars.color.borderHairline}`,
})
export const fact = style({ ...text.micro, ...tabular, color: vars.color.textSubtle })
export const factValue = style({ fontWeight: 600, color: vars.color.textDefault })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [media.print]: { display: 'none' } },
})

export const check = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const lead = style({ ...text.body, maxInlineSize: '42em' })
/** A command or a long value in the machine's letters; one press selects it whole. */
export const code = style({
  display: 'block',
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.bgSunken,
  borderRadius: vars.radius.control,
  fontSize: textSize.micro,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  userSelect: 'all',
})
export const value = style({ fontSize: textSize.micro, overflowWrap: 'anywhere', userSelect: 'all' })
