import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, headline, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({
  ...column,
  gap: space[8],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[6]} ${space[4]} 0`, gap: space[6] } },
})

export const head = style({ ...column, gap: space[3] })
export const eyebrow = style({ ...text.table, color: vars.color.textMuted, fontWeight: 600, letterSpacing: '0.08em' })
export const title = style(headline)
export const lead = style({ ...text.lead, maxInlineSize: '44em', color: vars.color.textMuted, textWrap: 'pretty' })

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[6],
  margin: 0,
  marginBlockStart: space[4],
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], marginBlockStart: space[2] },
  },
})
export const step = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderDefault}`,
  '@media': { [media.tabletDown]: { paddingBlockStart: 0, borderBlockStart: 0 } },
})
export const stepNo = style({
  ...text.card,
  ...displayFace,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '32px',
  blockSize: '32px',
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
})
export const stepName = style(text.card)
export const stepText = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted, textWrap: 'pretty' })

export const table = style({ ...column, gap: space[3] })
/** While it is empty, the zone is the largest thing of the page. */
export const drop = style({
  selectors: { '&[data-empty]': { vars: { '--drop-air': space[14] } } },
  '@media': { [media.phone]: { selectors: { '&[data-empty]': { vars: { '--drop-air': space[8] } } } } },
})
export const read = style({ ...text.table, lineHeight: 1.6, color: vars.color.successText })
export const note = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted, textWrap: 'pretty' })
