import { vars } from '@shulei/ui/theme/contract.css.ts'
import { headline, media, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({
  ...column,
  gap: space[6],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} 0`, gap: space[5] } },
})

export const head = style({ ...column, gap: space[3] })
export const title = style({ ...headline, overflowWrap: 'anywhere' })
export const summary = style({ ...text.lead, color: vars.color.textMuted, whiteSpace: 'pre-line' })
export const line = style({
  ...text.table,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  color: vars.color.textMuted,
})
export const author = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const actions = style({ marginInlineStart: 'auto' })

/** Cells beside the facts about the file; on small screens below them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.sideNav}`,
  alignItems: 'start',
  gap: space[10],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
})
export const side = style({
  ...column,
  gap: space[5],
  gridColumn: 2,
  gridRow: 1,
  position: 'sticky',
  insetBlockStart: space[18],
  maxBlockSize: `calc(100vh - ${space[18]} - ${space[6]})`,
  overflowY: 'auto',
  '@media': {
    [media.tabletDown]: {
      gridColumn: 1,
      gridRow: 'auto',
      position: 'static',
      maxBlockSize: 'none',
      overflowY: 'visible',
    },
    [media.print]: { position: 'static', maxBlockSize: 'none' },
  },
})
export const fileName = style({ overflowWrap: 'anywhere' })
export const hash = style({ fontFamily: vars.font.mono, fontSize: textSize.key, overflowWrap: 'anywhere' })

export const contents = style({ ...column, gap: space[2], '@media': { [media.print]: { display: 'none' } } })
export const contentsTitle = style({ ...text.table, fontWeight: 600 })
export const entries = style({ ...column, gap: space[0.5], listStyle: 'none', margin: 0, padding: 0 })
export const entry = style({
  ...text.table,
  display: 'block',
  minBlockSize: size.targetMin,
  paddingBlock: space[0.5],
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.textDefault, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '[data-level="3"] > &': { paddingInlineStart: space[4] },
    '[data-level="4"] > &': { paddingInlineStart: space[8] },
  },
})

export const cells = style({ ...column, gap: space[5], minInlineSize: 0, overflowWrap: 'anywhere' })
/** A heading that is jumped to stays below the site's header. */
export const heading = style({ scrollMarginBlockStart: space[18] })

export const code = style({
  display: 'grid',
  gridTemplateColumns: '3.5em minmax(0, 1fr)',
  gap: space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
})
export const no = style({
  ...tabular,
  paddingBlockStart: space[4],
  fontFamily: vars.font.mono,
  fontSize: textSize.micro,
  color: vars.color.textMuted,
  textAlign: 'end',
  '@media': { [media.phone]: { paddingBlockStart: 0, textAlign: 'start' } },
})
export const inside = style({ ...column, gap: space[3], minInlineSize: 0 })
export const outputs = style({ ...column, gap: space[3], paddingInlineStart: space[4] })
export const note = style({ ...text.table, color: vars.color.textMuted })
export const failed = style({ ...text.table, fontWeight: 600, color: vars.color.dangerText })
/** Printed output has no bar beside it, unlike the code above. */
export const printed = style({
  selectors: {
    '&&': { padding: 0, background: 'none', borderInlineStart: 'none' },
    '&&[data-failed]': {
      paddingInlineStart: space[3],
      borderInlineStart: `3px solid ${vars.color.dangerSolid}`,
    },
  },
})
/** Plots are drawn for a white page, in every theme. */
export const picture = style({
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.control,
  background: '#fff',
})
