import { vars } from '@shulei/ui/theme/contract.css.ts'
import { family, media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space[14],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]} ${space[14]}`,
  '@media': { [media.phone]: { paddingInline: space[4], gap: space[10] } },
})

export const tracks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: space[5],
})

export const scrolls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[5],
  // the first track is on the right, where vertical Chinese starts
  selectors: { '&:not(:lang(en))': { direction: 'rtl' } },
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] } },
})

export const scroll = style({ direction: 'ltr', display: 'grid' })

export const three = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.35fr 1fr',
  gap: space[10],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
})

export const two = style({
  display: 'grid',
  gridTemplateColumns: '1.4fr 1fr',
  gap: space[10],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
})

export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  marginBlockEnd: space[3],
})
export const panelTitle = style({ ...text.card })
export const panelNote = style({ ...text.table, color: vars.color.textSubtle })
export const end = style({ marginInlineStart: 'auto' })

export const board = style({
  display: 'grid',
  background: vars.color.bgSurface,
  border: `1px solid ${vars.color.borderHairline}`,
  paddingBlock: space[3],
})
export const boardRow = style({
  display: 'grid',
  gridTemplateColumns: '110px minmax(0, 1fr) 120px',
  gap: space[6],
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space[6],
  '@media': { [media.phone]: { gridTemplateColumns: '1fr auto', gap: space[2], paddingInline: space[4] } },
})
export const boardName = style({ ...text.card, fontFamily: family.display })
export const boardRuler = style({ '@media': { [media.phone]: { gridColumn: '1 / 3', gridRow: 2 } } })
export const boardNote = style({ ...text.table, ...tabular, color: vars.color.textMuted })

export const images = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: space[5],
  padding: space[6],
  background: vars.color.bgSurface,
  border: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const image = style({ textAlign: 'center' })
export const imageName = style({
  fontFamily: family.display,
  fontSize: textSize.section,
  fontWeight: 700,
  lineHeight: 1.5,
})
export const bar = style({ fill: vars.color.dataRest, selectors: { '&[data-most]': { fill: vars.color.actionBg } } })
export const barText = style({ ...tabular, fontSize: textSize.micro, fill: vars.color.textMuted, textAnchor: 'middle' })
export const baseline = style({ stroke: vars.color.borderStrong })
