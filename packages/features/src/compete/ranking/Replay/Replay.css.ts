import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

const { color } = vars
const still = '(prefers-reduced-motion: no-preference)'
const noScript = '(scripting: none)'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { gap: space[5] } },
})

/** The day as the figure of the page, with the number of teams beside it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  rowGap: space[1],
})
export const day = style({ ...text.title, ...tabular })
export const total = style({ ...text.table, color: color.textSubtle })

/** Play button and slider in one line. */
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  '@media': { [noScript]: { display: 'none' }, [media.print]: { display: 'none' }, [media.phone]: { gap: space[3] } },
})
export const slide = style({ flex: '1 1 0', minInlineSize: 0 })
export const slider = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: size.target,
  margin: 0,
  accentColor: color.accentSolid,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.phone]: { blockSize: size.targetPhone } },
})
export const ends = style({
  ...text.micro,
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  color: color.textSubtle,
})

const ROW = 46
const place = createVar()

/** The rows lie over one another at the top; each is moved to the place of its rank. */
export const board = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' })
for (let rows = 1; rows <= 10; rows++) globalStyle(`${board}[data-rows="${rows}"]`, { blockSize: `${rows * ROW}px` })

const tone = createVar()
const toneOf = (value: string) => ({ vars: { [tone]: value } })

export const line = style({
  vars: { [tone]: color.dataRest, [place]: '10' },
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: `${ROW}px`,
  display: 'grid',
  gridTemplateColumns: '32px 32px minmax(0, 13em) minmax(0, 1fr) 8em',
  alignItems: 'center',
  columnGap: space[3],
  transform: `translateY(calc(${place} * 100%))`,
  selectors: {
    '&[data-tone="1"]': toneOf(color.data1),
    '&[data-tone="2"]': toneOf(color.data2),
    '&[data-tone="3"]': toneOf(color.data3),
    '&[data-tone=mine]': toneOf(color.accentSolid),
    '&[data-out]': { opacity: 0, visibility: 'hidden' },
  },
  '@media': {
    [still]: {
      transition: `transform 480ms ${vars.motion.ease}, opacity 320ms ${vars.motion.ease}, visibility 320ms`,
    },
    [media.phone]: {
      gridTemplateColumns: '24px minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      rowGap: space[1],
      columnGap: space[2],
    },
    [media.forcedColors]: toneOf('CanvasText'),
  },
})
for (let rank = 1; rank <= 10; rank++)
  globalStyle(`${line}[data-place="${rank}"]`, { vars: { [place]: String(rank - 1) } })

export const rank = style({
  ...tabular,
  fontSize: textSize.card,
  fontWeight: 700,
  textAlign: 'end',
  '@media': { [media.phone]: { gridRow: '1 / 3' } },
})
export const badge = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } })
export const name = style({
  ...text.table,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    ':is([data-tone="1"], [data-tone="2"], [data-tone="3"]) > &': { fontWeight: 600 },
    '[data-tone=mine] > &': { color: color.accentText, fontWeight: 700 },
  },
})
export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '18px',
  '@media': { [media.phone]: { gridRow: 2, gridColumn: '2 / 4', blockSize: '8px' } },
})
export const ground = style({ fill: color.bgSunken, '@media': { [media.forcedColors]: { fill: 'Canvas' } } })
export const fill = style({
  fill: tone,
  '@media': {
    [still]: { transition: `width 480ms ${vars.motion.ease}` },
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
})
export const score = style({ ...text.table, ...tabular, textAlign: 'end', color: color.textMuted })

/** The reader's own rank under the first ten. */
export const own = style({
  ...text.table,
  ...tabular,
  marginBlockStart: space[3],
  padding: `${space[2]} ${space[4]}`,
  borderInlineStart: `5px solid ${color.accentSolid}`,
  background: color.bgSelected,
  fontWeight: 600,
  whiteSpace: 'normal',
})
export const foot = style({ paddingBlockStart: space[4], '@media': { [media.print]: { display: 'none' } } })
export const days = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1], ...tabular })
