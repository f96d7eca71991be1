import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, onHero, posterSize, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const head = style({ ...onHero, position: 'relative', overflow: 'hidden', isolation: 'isolate' })

/** A strip of the theme's drawing, faded behind the words: text never lies directly on art. */
export const art = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  backgroundImage: `linear-gradient(90deg, ${vars.color.heroBg} 56%, transparent 76%), ${vars.art.hero}`,
  backgroundSize: 'auto, cover',
  backgroundPosition: '0 0, 60% 46%',
  '@media': {
    [media.tabletDown]: { display: 'none' },
    [media.forcedColors]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})

export const row = style({
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[14]} ${space[6]} ${space[18]}`,
  '@media': { [media.phone]: { padding: `${space[8]} ${space[4]} ${space[14]}` } },
})

export const title = style({
  ...displayFace,
  fontSize: posterSize.long,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const lead = style({
  ...text.lead,
  color: vars.color.heroMuted,
  maxInlineSize: '36em',
  marginBlockStart: space[2],
  // the drawings stand in the right half
  '@media': { [media.desktop]: { maxInlineSize: 'min(36em, 46%)', textWrap: 'pretty' } },
})

export const divider = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-1px',
  blockSize: '40px',
  background: `${vars.art.divider} repeat-x left bottom`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
})
