import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const rows = style({
  display: 'grid',
  gap: space[14],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]} ${space[18]}`,
  '@media': { [media.phone]: { paddingInline: space[4], gap: space[10] } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  selectors: {
    '&[data-columns="2"]': { gridTemplateColumns: '1.5fr 1fr' },
    '&[data-columns="3"]': { gridTemplateColumns: '1.1fr 1.35fr 1fr' },
  },
  '@media': {
    [media.tabletDown]: {
      gap: space[8],
      selectors: {
        '&[data-columns="2"], &[data-columns="3"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
})

export const more = style({ marginBlockStart: space[4] })
