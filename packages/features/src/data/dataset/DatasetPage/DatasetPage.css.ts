import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[6]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} 0` } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'center',
  gap: space[8],
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] } },
})
export const headWords = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const title = style({ ...text.title, overflowWrap: 'anywhere', textWrap: 'balance' })
export const summary = style({ ...text.lead, color: vars.color.textMuted, maxInlineSize: '42em' })
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const tag = style({
  ...text.table,
  display: 'inline-block',
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `${vars.border.width} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  textDecoration: 'none',
  ':hover': { background: vars.color.bgHover, color: vars.color.textDefault },
  ':focus-visible': focusRing,
})
export const cover = style({
  inlineSize: '100%',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
})
export const picture = style({ display: 'grid', gap: space[2], margin: 0, minInlineSize: 0 })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  selectors: {
    '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  '@media': {
    [media.tabletDown]: { selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
})
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], minInlineSize: 0 })
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], minInlineSize: 0 })

export const origin = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: space[6],
})
export const originTitle = style({ ...text.micro, color: vars.color.textSubtle, marginBlockEnd: space[1] })
export const strong = style({ ...text.table, fontWeight: 600, overflowWrap: 'anywhere' })
export const words = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted, whiteSpace: 'pre-line' })

export const inset = style({
  paddingInline: space[6],
  paddingBlockEnd: space[4],
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const fileName = style({ ...text.card, fontSize: textSize.body, display: 'block', overflowWrap: 'anywhere' })
export const fileNote = style({ ...text.table, display: 'block', color: vars.color.textMuted })
export const phoneSize = style({
  ...text.table,
  display: 'none',
  color: vars.color.textMuted,
  '@media': { [media.phone]: { display: 'block' } },
})
export const oneLine = style({ display: 'inline-block', whiteSpace: 'nowrap', overflowWrap: 'normal' })
export const profileState = style({ ...text.table, display: 'block', color: vars.color.textMuted })
export const profileProblem = style({ ...text.table, display: 'block', color: vars.color.warningText })

export const sheet = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const sheetPicture = style({ maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.control })
export const sheetNames = style({
  ...text.table,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: `${space[1]} ${space[5]}`,
  paddingInlineStart: space[6],
  overflowWrap: 'anywhere',
})
export const sheetSize = style({ ...text.micro, ...tabular, color: vars.color.textSubtle })

export const protocol = style({ display: 'grid', gap: space[4], justifyItems: 'start' })

export const tableBar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingInline: space[6],
  paddingBlockEnd: space[4],
  ':empty': { display: 'none' },
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const tableSearch = style({ display: 'flex', alignItems: 'end', gap: space[2] })
export const tableField = style({ flex: '0 1 320px', minInlineSize: 0, '@media': { [media.phone]: { flex: 1 } } })
export const tableFound = style({
  ...text.table,
  paddingInline: space[6],
  paddingBlockEnd: space[3],
  color: vars.color.textMuted,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const tableRest = style({
  ...text.table,
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const preview = style({
  overflow: 'auto',
  maxBlockSize: '640px',
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  ':focus-visible': { ...focusRing, outlineOffset: '-3px' },
  '@media': { [media.print]: { maxBlockSize: 'none' } },
})
export const previewTable = style({ ...text.table, borderCollapse: 'collapse', minInlineSize: '100%' })
const cell = {
  paddingBlock: space[1.5],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const
const numbers = { '&[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } } as const
export const previewHead = style({
  ...cell,
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.bgSunken,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: numbers,
})
export const previewNo = style({ ...cell, ...text.micro, ...tabular, color: vars.color.textSubtle, fontWeight: 400 })
export const previewCell = style({
  ...cell,
  maxInlineSize: '360px',
  // a column is never narrower than its longest word, since the box scrolls
  overflowWrap: 'break-word',
  whiteSpace: 'pre-line',
  ':focus-visible': { ...focusRing, outlineOffset: '-3px' },
  selectors: { ...numbers, '&[data-number]': { textAlign: 'end', whiteSpace: 'nowrap' } },
})
export const headButtons = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
export const headButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '24px',
  minInlineSize: '24px',
  justifyContent: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  ':hover': { background: vars.color.bgHover },
  ':focus-visible': focusRing,
  selectors: { '&[data-current]': { color: vars.color.textLink } },
})
export const headWordsOf = style({
  ...text.micro,
  display: 'block',
  inlineSize: 'max-content',
  maxInlineSize: '240px',
  color: vars.color.textMuted,
  fontWeight: 400,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  selectors: { [`${previewHead}[data-number] > &`]: { marginInlineStart: 'auto' } },
})
export const condition = style([
  tag,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    overflowWrap: 'anywhere',
    selectors: { '&[data-unfit]': { borderColor: vars.color.warningText, color: vars.color.warningText } },
  },
])
export const filter = style({ minInlineSize: 0 })
export const filterName = style({
  ...text.table,
  inlineSize: 'fit-content',
  minBlockSize: '24px',
  cursor: 'pointer',
  ':focus-visible': focusRing,
})
export const filterForm = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  alignItems: 'end',
  gap: space[3],
  paddingBlockStart: space[3],
})
export const filterEnd = style({ display: 'flex' })
export const pages = style({
  padding: `${space[4]} ${space[6]}`,
  '@media': { [media.phone]: { paddingInline: space[4] }, [media.print]: { display: 'none' } },
})
export const cellBar = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const cellName = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const cellText = style({
  minInlineSize: 0,
  maxBlockSize: '160px',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
export const previewEmpty = style({ ...text.micro, color: vars.color.textSubtle })

export const use = style({ display: 'grid', gap: space[3] })
export const days = style({ ...text.micro, margin: 0, color: vars.color.textSubtle })
export const usedIn = style({ ...text.table, display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' })
export const machines = style({ ...text.table, overflowWrap: 'anywhere' })

export const citations = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const citation = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] })
export const citationHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const citationTitle = style({ ...text.micro, color: vars.color.textSubtle })
export const citationText = style({
  ...text.micro,
  fontFamily: vars.font.mono,
  margin: 0,
  padding: space[3],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  background: vars.color.bgSunken,
  borderRadius: vars.radius.control,
})

export const versions = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const version = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[4]} ${space[6]}`,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const versionHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })
export const versionTitle = style(text.card)
export const versionMeta = style({ ...text.micro, ...tabular, color: vars.color.textSubtle })
export const versionText = style({ ...text.body, maxInlineSize: '46em', whiteSpace: 'pre-line' })
