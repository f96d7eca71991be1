import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const columns = 'minmax(0, 24fr) minmax(0, 42fr) minmax(96px, 11fr) minmax(112px, 12fr)'

export const board = style({
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
})

export const head = style({
  ...text.micro,
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'end',
  columnGap: space[6],
  paddingInline: space[5],
  blockSize: '36px',
  color: vars.color.textSubtle,
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
  '@media': { [media.tabletDown]: { display: 'none' } },
})

export const headCell = style({ paddingBlockEnd: '8px' })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: space[6],
  rowGap: space[2],
  minBlockSize: '68px',
  paddingBlock: space[3],
  paddingInline: space[5],
  color: 'inherit',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` },
    '&:hover': { background: vars.color.bgHover },
  },
  '@media': {
    [media.tabletDown]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"title state" "ruler ruler" "reward reward"',
      paddingInline: space[4],
    },
  },
})

export const title = style({ minInlineSize: 0, '@media': { [media.tabletDown]: { gridArea: 'title' } } })
export const ruler = style({ minInlineSize: 0, '@media': { [media.tabletDown]: { gridArea: 'ruler' } } })
export const reward = style({
  ...text.table,
  '@media': {
    [media.tabletDown]: { gridArea: 'reward', display: 'flex', gap: space[2] },
  },
})
export const state = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  '@media': { [media.tabletDown]: { gridArea: 'state', justifyItems: 'end', alignSelf: 'start' } },
})

export const name = style({ ...text.card, overflowWrap: 'anywhere' })

/** The whole row opens the competition; the link itself is the title, so that readers hear one link. */
export const link = style({
  color: 'inherit',
  ':hover': { color: 'inherit', textDecoration: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '-3px' } },
})

export const meta = style({ ...text.table, color: vars.color.textSubtle })
export const strong = style({ fontWeight: 700, ...tabular, whiteSpace: 'normal' })
export const count = style({ ...text.table, ...tabular, color: vars.color.textSubtle })
export const left = style({ ...text.table, ...tabular, color: vars.color.textMuted })
