import { vars } from '@shulei/ui/theme/contract.css.ts'
import {
  displayFace,
  focusRing,
  layer,
  media,
  openEntry,
  size,
  space,
  tabular,
  text,
  textSize,
} from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars
const hairline = `1px solid ${color.borderHairline}`
/** Anchors stop below the header, and on narrow screens below the list of parts. */
const belowHeader = `calc(${vars.size.header} + ${space[6]})`

const row = {
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  paddingInline: space[6],
} as const

export const band = style({ background: color.bgSurface, borderBlockEnd: `1px solid ${color.borderDefault}` })

export const head = style({
  ...row,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)',
  alignItems: 'end',
  gap: `${space[5]} ${space[10]}`,
  paddingBlock: space[8],
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: `${space[6]} ${space[4]}` },
  },
})
export const title = style({ ...text.title, ...displayFace })
export const lead = style({ ...text.lead, marginBlockStart: space[2], maxInlineSize: '38em', color: color.textMuted })
export const facts = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  marginBlockStart: space[3],
  color: color.textMuted,
})

// links that stand alone are targets of 24 px
globalStyle(`${facts} > a`, { paddingBlock: space[0.5] })

export const columns = style({
  ...row,
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[8],
  paddingBlockStart: space[8],
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: 0, gap: space[4] },
    [media.phone]: { paddingInline: space[4] },
  },
})

/** Sticky beside the page; on narrow screens one row above the calls, which stays in view. */
export const nav = style({
  position: 'sticky',
  insetBlockStart: belowHeader,
  display: 'grid',
  maxBlockSize: `calc(100vh - ${belowHeader} - ${space[6]})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [media.tabletDown]: {
      insetBlockStart: vars.size.header,
      zIndex: layer.stickyRow,
      display: 'flex',
      marginInline: `-${space[6]}`,
      paddingInline: space[4],
      overflowX: 'auto',
      scrollbarWidth: 'none',
      background: color.bgCanvas,
      borderBlockEnd: `1px solid ${color.borderDefault}`,
    },
    [media.phone]: { marginInline: `-${space[4]}`, paddingInline: space[1] },
    [media.print]: { display: 'none' },
  },
})

export const navLink = style({
  ...text.table,
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: size.controlS,
  paddingInline: space[3],
  color: color.textMuted,
  ':hover': { background: color.bgHover, color: color.textDefault, textDecoration: 'none' },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: openEntry,
  '@media': {
    [media.tabletDown]: {
      minBlockSize: size.targetPhone,
      selectors: {
        '&[aria-current]': { background: 'none' },
        '&[aria-current]::before': {
          insetBlock: 'auto 0',
          insetInline: 0,
          borderInlineStart: 0,
          borderBlockEnd: `3px solid ${color.accentSolid}`,
        },
      },
    },
  },
})

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10] })
export const part = style({
  scrollMarginBlockStart: space[2],
  '@media': { [media.tabletDown]: { scrollMarginBlockStart: `calc(${size.targetPhone} + ${space[2]})` } },
})
export const heading = style({ ...text.section, marginBlockEnd: space[3] })

const sheetFace = {
  background: color.bgSurface,
  border: `${vars.border.width} solid ${color.borderHairline}`,
  borderRadius: vars.radius.card,
} as const

export const sheet = style({ ...sheetFace, paddingInline: space[5] })

export const basics = style({
  ...sheetFace,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)',
  alignItems: 'start',
  gap: space[6],
  padding: space[5],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.phone]: { padding: space[4] } },
})
export const conventions = style({ display: 'grid', maxInlineSize: '42em' })
globalStyle(`${conventions} > dt`, { ...text.card })
globalStyle(`${conventions} > dd`, { ...text.table, lineHeight: 1.6, color: color.textMuted, marginBlockEnd: space[4] })
globalStyle(`${conventions} > dd:last-child`, { marginBlockEnd: 0 })

export const calls = style({ ...sheetFace, overflow: 'clip' })
// Elements of calls have no classes of their own: there are thousands, and the page is to stay small.
globalStyle(`${calls} > details + details`, { borderBlockStart: hairline })

globalStyle(`${calls} summary`, {
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) auto 16px',
  alignItems: 'baseline',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 16px',
      gap: `${space[1]} ${space[2]}`,
      paddingInline: space[4],
    },
  },
})
globalStyle(`${calls} summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${calls} :is(summary:hover, [open] > summary)`, { background: color.bgHover })
globalStyle(`${calls} summary:focus-visible`, { ...focusRing, outlineOffset: '-3px' })
globalStyle(`${calls} summary::after`, {
  content: '',
  gridColumn: -2,
  gridRow: 1,
  inlineSize: '7px',
  blockSize: '7px',
  justifySelf: 'center',
  borderInlineEnd: `1.5px solid ${color.textSubtle}`,
  borderBlockEnd: `1.5px solid ${color.textSubtle}`,
  rotate: '45deg',
  translate: '0 -3px',
})
globalStyle(`${calls} [open] > summary::after`, { rotate: '225deg', translate: '0 1px' })

// the method in words and in a colour: reading, writing, deleting
globalStyle(`${calls} [data-method]`, {
  ...text.micro,
  fontFamily: vars.font.mono,
  fontWeight: 600,
  color: color.accentText,
})
globalStyle(`${calls} :is([data-method=GET], [data-method=HEAD])`, { color: color.successText })
globalStyle(`${calls} [data-method=DELETE]`, { color: color.dangerText })
globalStyle(`${calls} summary > span`, {
  display: 'grid',
  gap: space[0.5],
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2 } },
})
globalStyle(`${calls} summary code`, { fontSize: textSize.table, fontWeight: 600, lineHeight: 1.5 })
globalStyle(`${calls} summary code > b`, { fontWeight: 400, color: color.textMuted })
globalStyle(`${calls} [data-deprecated]`, { textDecoration: 'line-through' })
globalStyle(`${calls} summary > span > span`, {
  ...text.table,
  lineHeight: 1.5,
  color: color.textMuted,
  maxInlineSize: '46em',
})
globalStyle(`${calls} summary > small`, { ...text.micro, color: color.textSubtle })

globalStyle(`${calls} summary + div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: space[6],
  padding: `${space[4]} ${space[5]} ${space[6]} calc(${space[18]} + ${space[5]})`,
  borderBlockStart: hairline,
  // an address shows the line that opens the details as well
  scrollMarginBlockStart: '96px',
  '@media': {
    [media.tabletDown]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingInline: space[5],
      scrollMarginBlockStart: '160px',
    },
    [media.phone]: { paddingInline: space[4] },
  },
})
globalStyle(`${calls} summary + div > div`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
globalStyle(`${calls} h3`, { ...text.micro, fontWeight: 600, marginBlockStart: space[2] })
globalStyle(`${calls} p`, {
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: color.textMuted,
})

globalStyle(`${calls} p a`, { display: 'inline-block', paddingBlock: space[0.5] })

export const parameters = style({ ...text.table, borderBlockStart: hairline })
globalStyle(`${parameters} > div`, { paddingBlock: space[2], borderBlockEnd: hairline })
globalStyle(`${parameters} :is(dt, dd)`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
})
globalStyle(`${parameters} dt > code`, { fontWeight: 600 })
globalStyle(`${parameters} dd > code`, { color: color.textMuted })
globalStyle(`${parameters} span`, { fontSize: textSize.micro, color: color.textSubtle })
globalStyle(`${parameters} em`, { fontSize: textSize.micro, fontWeight: 400, color: color.warningText })

/** Lines of number, HTTP status and sentence. */
export const errors = style({ ...text.table })
globalStyle(`${errors} > li`, {
  display: 'grid',
  gridTemplateColumns: '68px 32px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[2],
})
globalStyle(`${errors} > li + li`, { borderBlockStart: hairline })
globalStyle(`${errors} i`, { ...tabular, color: color.textSubtle })

export const code = style({
  minInlineSize: 0,
  background: color.bgSunken,
  border: hairline,
  borderRadius: vars.radius.control,
  overflow: 'clip',
})
globalStyle(`${code} > figcaption`, {
  ...text.micro,
  padding: `${space[1.5]} ${space[3]}`,
  borderBlockEnd: hairline,
  color: color.textMuted,
})
globalStyle(`${code} > pre`, {
  padding: space[3],
  overflow: 'auto',
  maxBlockSize: '26em',
  fontSize: textSize.micro,
  lineHeight: 1.6,
  color: color.textMuted,
  scrollbarWidth: 'thin',
})
globalStyle(`${code} > pre:focus-visible`, { outlineOffset: '-3px' })
globalStyle(`${code} b`, { fontWeight: 400, color: color.textDefault })

export const limits = style({
  ...sheetFace,
  ...text.table,
  columns: '22em',
  columnGap: space[8],
  padding: `${space[3]} ${space[5]}`,
})
globalStyle(`${limits} > li`, { paddingBlock: space[1.5], breakInside: 'avoid' })
