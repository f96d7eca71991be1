import { vars } from '@shulei/ui/theme/contract.css.ts'
import { aboveHeader, displayFace, media, posterSize, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The page without a layout around it: as high as the window, with the error in its middle. */
export const alone = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: `calc(100dvh - ${aboveHeader})`,
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  minBlockSize: vars.size.header,
  marginInline: 'auto',
  paddingInline: space[6],
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const brand = style({
  ...text.subhead,
  color: vars.color.textDefault,
  ':hover': { color: vars.color.textDefault, textDecoration: 'none' },
})

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'center',
  alignContent: 'center',
  gap: space[10],
  inlineSize: '100%',
  minBlockSize: '560px',
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]}`,
  '@media': {
    // keeps the Chinese sentence of a page that is not found in one line
    'screen and (max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
    [media.tabletDown]: { gridTemplateColumns: '1fr', gap: space[6], minBlockSize: 0 },
    [media.phone]: { padding: `${space[8]} ${space[4]}` },
  },
})

export const code = style({
  ...displayFace,
  fontSize: posterSize.short,
  lineHeight: 1,
})

export const title = style({ ...text.title, marginBlockStart: space[5], textWrap: 'balance' })

export const lead = style({
  ...text.lead,
  maxInlineSize: '34em',
  color: vars.color.textMuted,
  marginBlockStart: space[2],
  overflowWrap: 'anywhere',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[6] })

export const requestId = style({ ...text.micro, color: vars.color.textSubtle, marginBlockStart: space[6] })

/** Above the words if there is no room beside them. Its space is reserved, because the drawing loads late. */
export const art = style({
  minInlineSize: 0,
  aspectRatio: '620 / 476',
  '@media': { [media.tabletDown]: { order: -1, inlineSize: '100%', maxInlineSize: '480px', justifySelf: 'center' } },
})
