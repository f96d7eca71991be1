import { vars } from '@shulei/ui/theme/contract.css.ts'
import { aboveHeader, media, space, text, textSize, visuallyHidden } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[6]} ${space[6]} 0`,
  outline: 'none',
  '@media': {
    [media.phone]: {
      padding: `${space[5]} ${space[4]} 0`,
      // an open conversation fills the page
      selectors: { '&[data-open]': { padding: 0, gap: 0 } },
    },
  },
})

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const title = style({
  ...text.title,
  flex: 1,
  minInlineSize: 'max-content',
  '@media': {
    [media.phone]: {
      fontSize: textSize.titleS,
      selectors: { '[data-open] > * > &': { ...visuallyHidden, minInlineSize: 0 } },
    },
  },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { selectors: { '[data-open] > * > &': { display: 'none' } } } },
})

/** Full window height, so that both panes scroll by themselves. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: '360px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: `max(480px, calc(100dvh - ${aboveHeader} - ${vars.size.header} - 140px))`,
  overflow: 'clip',
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      blockSize: 'auto',
      selectors: {
        '[data-open] > &': {
          // the header has a line of 1 px below it
          blockSize: `max(420px, calc(100dvh - ${aboveHeader} - ${vars.size.header} - 1px))`,
          gridTemplateRows: 'minmax(0, 1fr)',
          border: 0,
          borderRadius: 0,
        },
      },
    },
    [media.print]: { display: 'block', blockSize: 'auto' },
  },
})

export const list = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': {
    [media.phone]: {
      overflowY: 'visible',
      borderInlineEnd: 0,
      selectors: { '[data-open] &': { display: 'none' } },
    },
  },
})

export const talk = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [media.phone]: { selectors: { [`${page}:not([data-open]) &`]: { display: 'none' } } } },
})

export const none = style({ display: 'grid', placeItems: 'center', background: vars.color.bgCanvas })
