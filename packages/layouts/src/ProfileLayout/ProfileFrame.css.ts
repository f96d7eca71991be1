import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = {
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  paddingInline: space[6],
  '@media': { [media.phone]: { paddingInline: space[4] } },
} as const

export const banner = style({
  blockSize: '220px',
  overflow: 'hidden',
  background: vars.color.heroBg,
  '@media': { [media.phone]: { blockSize: '132px' }, [media.print]: { display: 'none' } },
})

export const head = style({ background: vars.color.bgCanvas })

export const row = style({
  ...column,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
})

/** The avatar overlaps the banner, if there is one. */
export const identity = style({
  flex: '1 1 420px',
  minInlineSize: 0,
  marginBlockStart: `-${space[10]}`,
  position: 'relative',
  '@media': { [media.print]: { marginBlockStart: space[2] } },
})

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minInlineSize: 0,
  paddingBlockStart: space[5],
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  selectors: { '&:empty': { display: 'none' } },
})

export const tabs = style({ ...column, paddingBlockStart: space[4] })

/** No room is taken where there are no ranks to show. */
export const shelf = style({
  ...column,
  selectors: { '&:not(:empty)': { paddingBlockStart: space[6] } },
})

export const single = style({ ...column, paddingBlockStart: space[6] })

export const aside = style({ display: 'grid', gap: space[5], minInlineSize: 0 })
