import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { gap: space[5] } },
})

/** The explanation with the three steps beside it. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space[8],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})
export const intro = style({ display: 'grid', gap: space[3] })
export const title = style(text.section)
export const lead = style({ ...text.lead, maxInlineSize: '38em', color: vars.color.textMuted })

export const stack = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const words = style({ ...text.body, maxInlineSize: '46em' })
export const note = style({ ...text.table, color: vars.color.textSubtle })

/** The seal is the page's one long value: large enough to compare it character by character. */
export const seal = style({
  display: 'block',
  padding: `${space[4]} ${space[5]}`,
  background: vars.color.bgSunken,
  borderInlineStart: `4px solid ${vars.color.textLink}`,
  borderRadius: vars.radius.control,
  fontSize: textSize.card,
  lineHeight: 1.6,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const code = style({
  display: 'block',
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.bgSunken,
  borderRadius: vars.radius.control,
  fontSize: textSize.micro,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const print = style({ fontSize: textSize.micro, overflowWrap: 'anywhere', userSelect: 'all' })
export const old = style({ display: 'grid', gap: space[2] })

export const fileName = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' })
export const fileNote = style({ ...text.micro, display: 'block', color: vars.color.textSubtle, whiteSpace: 'normal' })
export const fileSum = style({
  display: 'block',
  color: vars.color.textSubtle,
  fontSize: textSize.micro,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
/** Cells may break anywhere, which would cut the label of the button into pieces on a phone. */
export const get = style({ whiteSpace: 'nowrap' })
export const own = style({ ...text.micro, fontWeight: 600, color: vars.color.textLink })
export const counts = style({
  ...text.table,
  ...tabular,
  padding: `${space[3]} ${space[6]}`,
  color: vars.color.textMuted,
  whiteSpace: 'normal',
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const rowsHint = style({ ...text.table, maxInlineSize: '46em' })
