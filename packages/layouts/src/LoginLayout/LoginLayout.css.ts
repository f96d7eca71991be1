import { vars } from '@shulei/ui/theme/contract.css.ts'
import { aboveHeader, media, posterSize, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  minBlockSize: `calc(100vh - ${aboveHeader})`,
  background: vars.color.bgSurface,
  '@media': { [media.tabletDown]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' } },
})

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[8],
  padding: space[10],
  background: vars.color.heroBg,
  color: vars.color.heroText,
  '@media': {
    [media.tabletDown]: {
      flexDirection: 'row',
      alignItems: 'center',
      padding: `${space[2]} ${space[4]}`,
      gap: space[4],
    },
  },
})

export const brand = style({
  color: 'inherit',
  display: 'inline-flex',
  ':hover': { color: 'inherit', textDecoration: 'none' },
})

/** The balanced claim breaks between its two sentences. */
export const claim = style({
  ...text.title,
  fontSize: posterSize.long,
  marginBlockStart: space[10],
  textWrap: 'balance',
})

export const claimNote = style({ ...text.lead, color: vars.color.heroMuted, marginBlockStart: space[2] })

/** The drawing is small and beside the brand while the stage is a strip above the form. */
export const art = style({ minInlineSize: 0, '@media': { [media.tabletDown]: { inlineSize: '148px' } } })

/** The words of the stage are hidden where they have no room beside the form. */
export const wide = style({ '@media': { [media.tabletDown]: { display: 'none' } } })

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[8]} ${space[10]}`,
  '@media': { [media.tabletDown]: { padding: space[4] } },
})

export const tools = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2] })

export const form = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginInline: 'auto',
  paddingBlock: space[8],
})

export const foot = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: vars.color.textSubtle,
})
