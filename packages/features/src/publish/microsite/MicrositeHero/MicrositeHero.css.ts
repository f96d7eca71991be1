import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, onHero, posterSize, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const hero = style({ ...onHero, position: 'relative', overflow: 'hidden', isolation: 'isolate' })

/** The theme's drawing, faded behind the words: text never lies directly on art. */
export const art = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  backgroundImage: `linear-gradient(90deg, ${vars.color.heroBg} 20%, color-mix(in srgb, ${vars.color.heroBg} 82%, transparent) 36%, transparent 56%), ${vars.art.hero}`,
  backgroundSize: 'auto, cover',
  backgroundPosition: '0 0, 70% 50%',
  '@media': {
    [media.tabletDown]: {
      backgroundImage: `linear-gradient(to top, transparent 210px, ${vars.color.heroBg} 330px), ${vars.art.hero}`,
      // the right end of the drawing, so that what is high in its middle stands left of a figure
      backgroundPosition: '0 0, 100% 100%',
      // drawings are twice as wide as high: 380 px high on phones, wider than the screen on tablets, never as on a desktop
      backgroundSize: 'auto, max(min(120%, 1023px), 100%, 760px) auto',
      backgroundRepeat: 'no-repeat',
    },
    [media.forcedColors]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '5fr 6.5fr',
  alignItems: 'center',
  gap: space[10],
  minBlockSize: '480px',
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]} ${space[18]}`,
  '@media': {
    [media.tabletDown]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[8],
      minBlockSize: 0,
      // without a figure the art uses the lower part of the screen alone
      selectors: { '&[data-bare]': { gridTemplateRows: 'auto 236px' } },
    },
    [media.phone]: { padding: `${space[6]} ${space[4]} ${space[18]}` },
  },
})

export const words = style({ minInlineSize: 0 })

export const eyebrow = style({ ...text.body, color: vars.color.heroAccent, fontWeight: 600 })

export const title = style({
  ...text.display,
  lineHeight: 1.16,
  marginBlock: `${space[1]} ${space[3]}`,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    '&[data-length=short]': { fontSize: posterSize.short },
    '&[data-length=medium]': { fontSize: posterSize.medium },
    '&[data-length=long]': { fontSize: posterSize.long },
  },
})

export const lead = style({
  ...text.lead,
  fontSize: textSize.subhead,
  color: vars.color.heroMuted,
  maxInlineSize: '34em',
})

export const line = style({ display: 'block' })

/**
 * The main action has the hero's accent as background and the hero's background as text colour: that pair is readable in
 * every theme, while the theme's action colour may be as dark as its hero.
 */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[6],
  vars: {
    [vars.color.actionBg]: vars.color.heroAccent,
    [vars.color.actionBgHover]: `color-mix(in srgb, ${vars.color.heroAccent} 86%, ${vars.color.heroText})`,
    [vars.color.actionBgActive]: `color-mix(in srgb, ${vars.color.heroAccent} 74%, ${vars.color.heroText})`,
    [vars.color.actionText]: vars.color.heroBg,
  },
})

const panel = {
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  padding: `${space[4]} ${space[5]}`,
} as const

export const aside = style({
  minInlineSize: 0,
  selectors: {
    '&[data-aside=panel]': panel,
    '&[data-aside=figure]': { ...panel, justifySelf: 'end' },
    '&[data-aside=plain]': { justifySelf: 'end' },
  },
})

/** The theme's dividing line between the hero and the page. */
export const divider = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-1px',
  blockSize: '72px',
  background: `${vars.art.divider} repeat-x left bottom`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
})
