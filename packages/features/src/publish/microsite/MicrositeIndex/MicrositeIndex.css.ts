import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, media, posterSize, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space[8],
  maxInlineSize: `calc(${vars.size.content} + 48px)`,
  marginInline: 'auto',
  padding: `${space[10]} ${space[6]} ${space[18]}`,
  '@media': { [media.phone]: { padding: `${space[6]} ${space[4]} ${space[14]}` } },
})
export const title = style(text.title)
export const lead = style({
  ...text.lead,
  color: vars.color.textMuted,
  maxInlineSize: '40em',
  marginBlockStart: space[1],
})
export const list = style({ display: 'grid', gap: space[6] })

/** A card in the colours, type and art of its microsite: its variables are set by `data-microsite`. */
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'end',
  gap: space[2],
  minBlockSize: '340px',
  padding: space[8],
  borderRadius: vars.radius.card,
  background: vars.color.heroBg,
  color: vars.color.heroText,
  vars: { [vars.color.focusRing]: vars.color.heroText },
  '@media': { [media.phone]: { padding: space[5], minBlockSize: '300px' } },
})
export const art = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  // the words have the left half for themselves, whatever stands in the middle of a drawing
  backgroundImage: `linear-gradient(90deg, ${vars.color.heroBg} 56%, transparent 72%), ${vars.art.hero}`,
  backgroundSize: 'auto, cover',
  // nearer to the top, so that what flies in a drawing is whole
  backgroundPosition: '0 0, 100% 25%',
  '@media': {
    [media.phone]: {
      backgroundImage: `linear-gradient(to top, ${vars.color.heroBg} 52%, color-mix(in srgb, ${vars.color.heroBg} 40%, transparent)), ${vars.art.hero}`,
    },
    [media.forcedColors]: { display: 'none' },
  },
})
export const eyebrow = style({ ...text.table, color: vars.color.heroAccent, fontWeight: 600 })
/** Beside the art, which begins in the middle of the card; on phones it lies above the words. */
export const name = style({
  ...displayFace,
  fontSize: posterSize.medium,
  lineHeight: 1.15,
  maxInlineSize: '8em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { maxInlineSize: 'none', textWrap: 'wrap' } },
})
export const link = style({
  color: vars.color.heroText,
  ':hover': { color: vars.color.heroText, textDecoration: 'underline' },
  // the whole card can be pressed
  '::after': { content: '', position: 'absolute', inset: 0 },
})
/** Words keep to their half of the card, which has a ground of its own. */
const ownHalf = { maxInlineSize: '54%', '@media': { [media.phone]: { maxInlineSize: 'none' } } } as const
export const claim = style({ ...text.lead, ...ownHalf, color: vars.color.heroMuted })
export const facts = style({
  ...text.table,
  ...tabular,
  ...ownHalf,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.heroMuted,
  marginBlockStart: space[3],
})
