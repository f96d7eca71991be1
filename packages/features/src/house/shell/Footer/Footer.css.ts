import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const footer = style({
  ...text.table,
  background: vars.color.footerBg,
  color: vars.color.footerText,
  '@media': { [media.print]: { display: 'none' } },
})

export const inner = style({
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]} ${space[6]}`,
  '@media': { [media.phone]: { padding: `${space[6]} ${space[4]}` } },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1.2fr 1.5fr 1fr 1.2fr',
  gap: space[8],
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: '1fr 1fr', gap: space[6] },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
})

/** Breaks the Chinese sentences after a clause. */
export const slogan = style({
  color: vars.color.footerMuted,
  maxInlineSize: '18.4em',
  marginBlockStart: space[3],
  '@media': { [media.phone]: { display: 'none' } },
})

export const heading = style({ ...text.table, fontWeight: 600, marginBlockEnd: space[1] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: size.targetMin,
  minBlockSize: '28px',
  overflowWrap: 'anywhere',
  color: vars.color.footerMuted,
  ':hover': { color: vars.color.footerText },
  '@media': { [media.phone]: { minBlockSize: '36px' } },
})

/** Phones show every list in two columns, other screens only a long one beside short ones. */
export const links = style({
  columnGap: space[5],
  selectors: { '&[data-long]': { columns: 2 } },
  '@media': { [media.phone]: { columns: 2 } },
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '28px',
  color: vars.color.footerMuted,
  '@media': { [media.phone]: { minBlockSize: '36px' } },
})

export const legal = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[5]}`,
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.color.footerMuted} 30%, transparent)`,
  color: vars.color.footerMuted,
})

export const label = style({ fontWeight: 600, marginInlineEnd: space[2] })
