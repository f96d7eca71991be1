import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'center',
  gap: space[10],
  minBlockSize: '560px',
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]}`,
  '@media': {
    // the Chinese sentence of a page that is not found stays in one line
    'screen and (max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
    [media.tabletDown]: { gridTemplateColumns: '1fr', gap: space[6], minBlockSize: 0 },
    [media.phone]: { padding: `${space[8]} ${space[4]}` },
  },
})

export const code = style({
  ...displayFace,
  fontSize: '112px',
  lineHeight: 1,
  '@media': { [media.phone]: { fontSize: '80px' } },
})

export const title = style({ ...text.title, marginBlockStart: space[5] })

export const lead = style({
  ...text.lead,
  maxInlineSize: '34em',
  color: vars.color.textMuted,
  marginBlockStart: space[2],
  overflowWrap: 'anywhere',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[6] })

export const requestId = style({ ...text.micro, color: vars.color.textSubtle, marginBlockStart: space[6] })

/** Over the words where there is no room beside them. The drawing comes late; its room is there before. */
export const art = style({
  minInlineSize: 0,
  aspectRatio: '620 / 476',
  '@media': { [media.tabletDown]: { order: -1, inlineSize: '100%', maxInlineSize: '480px', justifySelf: 'center' } },
})
