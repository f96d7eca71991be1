import { vars } from '@shulei/ui/theme/contract.css.ts'
import { headline, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The column of an editorial page. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[6]} ${space[4]} 0`, gap: space[6] } },
})

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

/** The words beside the figures or actions of the head. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})

export const eyebrow = style({ ...text.table, color: vars.color.textMuted, fontWeight: 600, letterSpacing: '0.08em' })
export const title = style(headline)
export const lead = style({ ...text.lead, maxInlineSize: '44em', color: vars.color.textMuted, textWrap: 'pretty' })
export const aside = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
export const words = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
