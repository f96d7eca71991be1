import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { createVar, style } from '@vanilla-extract/css'

const columns = createVar()
const rest = 'minmax(0, 42fr) minmax(96px, 11fr) minmax(164px, 12fr)'

/** Areas of a row on phones and tablets. `last` stands at the end of the line of the kind: the kind itself, or a picture. */
const stacked = (last: 'meta' | 'art') =>
  `"name name tag tag" "meta meta meta ${last}" "ruler ruler ruler ruler" "reward left left left"`
const stackedNarrow = (last: 'meta' | 'art') =>
  `"tag tag tag tag" "name name name name" "meta meta meta ${last}" "ruler ruler ruler ruler" "reward left left left"`

export const board = style({
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  vars: { [columns]: `minmax(0, 24fr) ${rest}` },
  selectors: { '&[data-pictures]': { vars: { [columns]: `108px minmax(0, 24fr) ${rest}` } } },
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

export const headCell = style({
  paddingBlockEnd: space[2],
  selectors: { '[data-pictures] > * > &:first-child': { gridColumn: 'span 2' } },
})

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
      // the last two columns hold a state; what the last row needs beyond them comes from the second, so that the time left
      // takes no room from the name, and the last alone holds a picture, so that the kind beside it keeps to one line
      gridTemplateColumns: 'minmax(0, 1fr) auto auto 84px',
      gridTemplateAreas: stacked('meta'),
      selectors: { '[data-pictures] > &': { gridTemplateAreas: stacked('art') } },
      columnGap: space[3],
      rowGap: space[1],
      paddingInline: space[4],
    },
    // the title and the state have no room side by side
    [media.narrowPhone]: {
      gridTemplateAreas: stackedNarrow('meta'),
      selectors: { '[data-pictures] > &': { gridTemplateAreas: stackedNarrow('art') } },
    },
  },
})

export const picture = style({
  '@media': { [media.tabletDown]: { gridArea: 'art', inlineSize: '84px', justifySelf: 'end' } },
})

export const title = style({ minInlineSize: 0, '@media': { [media.tabletDown]: { display: 'contents' } } })

/** Full row height, border and padding included, so that the needles of all rows join into one line. */
export const ruler = style({
  display: 'grid',
  minInlineSize: 0,
  alignSelf: 'stretch',
  marginBlock: `calc(-1px - ${space[3]}) -${space[3]}`,
  '@media': { [media.tabletDown]: { gridArea: 'ruler', marginBlock: `0 ${space[1]}` } },
})
export const reward = style({
  ...text.table,
  '@media': {
    [media.tabletDown]: {
      gridArea: 'reward',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[2],
      minInlineSize: 0,
    },
  },
})
export const state = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  '@media': { [media.tabletDown]: { display: 'contents' } },
})
export const tag = style({
  '@media': {
    [media.tabletDown]: { gridArea: 'tag', alignSelf: 'start', justifySelf: 'end', whiteSpace: 'nowrap' },
    [media.narrowPhone]: { justifySelf: 'start' },
  },
})

export const name = style({
  ...text.card,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // without balance a single character of a Chinese name stands alone in the second line on phones
  '@media': { [media.tabletDown]: { gridArea: 'name', textWrap: 'balance' } },
})

/** The whole row opens the competition; only the title is the link, so that screen readers announce one link. */
export const link = style({
  color: 'inherit',
  ':hover': { color: 'inherit', textDecoration: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '-3px' } },
})

export const meta = style({
  ...text.table,
  color: vars.color.textSubtle,
  '@media': { [media.tabletDown]: { gridArea: 'meta' } },
})
export const strong = style({ fontWeight: 700, ...tabular, whiteSpace: 'normal', overflowWrap: 'anywhere' })
export const count = style({ ...text.table, ...tabular, color: vars.color.textSubtle })
export const left = style({
  ...text.table,
  ...tabular,
  whiteSpace: 'normal',
  color: vars.color.textMuted,
  '@media': { [media.tabletDown]: { gridArea: 'left', alignSelf: 'end', textAlign: 'end' } },
})
