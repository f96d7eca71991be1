import { vars } from '@shulei/ui/theme/contract.css.ts'
import { headline, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const head = style({ display: 'grid', gap: space[3], maxInlineSize: '44em' })
export const title = style(headline)
export const kicker = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  color: vars.color.textMuted,
})
export const lead = style({ ...text.lead, color: vars.color.textMuted, textWrap: 'pretty' })
export const by = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.textMuted,
})

export const cover = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[6]} ${space[6]}`,
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: space[4] } },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px) 260px',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space[14],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
})

/** Contents and competition beside the text; before it where there is no room. */
export const aside = style({
  display: 'grid',
  gap: space[6],
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${space[6]})`,
  '@media': { [media.tabletDown]: { position: 'static', gridRow: 1 }, [media.print]: { display: 'none' } },
})
export const asideTitle = style({ ...text.table, fontWeight: 700, marginBlockEnd: space[2] })
export const contents = style({ display: 'grid', borderInlineStart: `2px solid ${vars.color.borderHairline}` })
export const entry = style({
  ...text.table,
  display: 'block',
  paddingBlock: space[1.5],
  paddingInlineStart: space[4],
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.textLinkHover, textDecoration: 'underline' } },
})
export const practice = style({ ...text.table, color: vars.color.textMuted, marginBlockEnd: space[3] })
export const article = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const heading = style(text.section)
