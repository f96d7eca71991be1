import { vars } from '@shulei/ui/theme/contract.css.ts'
import { aboveHeader, layer, media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const studio = style({
  display: 'grid',
  gridTemplateColumns: '400px minmax(0, 1fr)',
  alignItems: 'start',
  background: vars.color.bgCanvas,
  minBlockSize: `calc(100vh - ${aboveHeader})`,
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** The values scroll beside the previews, so that every change is visible. */
export const values = style({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100vh',
  overflowY: 'auto',
  // keeps focused fields clear of the sticky toolbar
  scrollPaddingBlock: '176px 24px',
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  paddingInline: space[5],
  paddingBlockEnd: space[8],
  background: vars.color.bgSurface,
  borderInlineEnd: `1px solid ${vars.color.borderDefault}`,
  '@media': {
    [media.tabletDown]: {
      position: 'static',
      blockSize: 'auto',
      overflowY: 'visible',
      paddingBlockStart: space[4],
      paddingInline: space[4],
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
    },
  },
})

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  display: 'grid',
  gap: space[3],
  paddingBlock: space[4],
  // covers the focus rings that scroll below
  marginInline: `calc(-1 * ${space[5]})`,
  paddingInline: space[5],
  background: vars.color.bgSurface,
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': {
    // the toolbar alone stays in sight, beside all values
    [media.tabletDown]: { display: 'contents' },
  },
})
export const title = style(text.section)
export const lead = style({ ...text.table, color: vars.color.textMuted })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [media.tabletDown]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: layer.header,
      paddingBlock: space[2],
      // covers the focus rings that scroll below
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
      background: vars.color.bgSurface,
      borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
    },
  },
})
/** Keeps focused fields clear of the sticky toolbar where the page scrolls as a whole. */
globalStyle(`html:has(${studio})`, { '@media': { [media.tabletDown]: { scrollPaddingBlockStart: '160px' } } })
/** The export buttons are at the end, apart from the undo buttons. */
export const handOut = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' })
export const start = style({
  ...text.table,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
})
export const select = style({
  ...text.table,
  blockSize: '36px',
  minInlineSize: 0,
  paddingInline: space[2],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  '@media': { [media.phone]: { blockSize: size.targetPhone, fontSize: textSize.card } },
})
export const said = style({
  ...text.table,
  color: vars.color.textMuted,
  flexBasis: '100%',
  ':empty': { display: 'none' },
})

export const groups = style({ display: 'grid' })
export const found = style({ ...text.table, display: 'grid', gap: space[1] })

export const frames = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  padding: space[5],
  '@media': { [media.tabletDown]: { padding: space[4] } },
})
export const framesHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const framesTitle = style({ ...text.card, color: vars.color.textMuted })
