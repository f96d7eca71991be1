import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space, textSize } from '../theme/scale.css.ts'

export const mark = style({ display: 'block', flex: 'none', inlineSize: 'auto' })

export const lifted = style({
  fill: vars.color.actionBg,
  selectors: { '[data-tone="mono"] > &': { fill: 'currentColor' } },
  '@media': { [media.forcedColors]: { fill: 'currentColor' } },
})

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.4em',
  fontWeight: 800,
  letterSpacing: '0.04em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
})

/** A name without the mark, of any length. It takes lines, or is cut where its place has one line alone. */
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textOverflow: 'ellipsis',
  fontWeight: 800,
  lineHeight: 1.2,
})

export const latin = style({
  fontSize: '0.6em',
  fontWeight: 500,
  letterSpacing: '0.02em',
  opacity: 0.78,
  selectors: { [`${name} > &`]: { marginInlineStart: '0.4em' } },
  '@media': { [media.tabletDown]: { display: 'none' } },
})

export const lockup = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  gap: space[2.5],
  fontSize: textSize.sectionS,
})
