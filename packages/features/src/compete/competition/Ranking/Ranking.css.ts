import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, tabular, text, visuallyHidden } from '@shulei/ui/theme/scale.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

/** The narrowest phones: the movement goes under the rank, and the badge is dropped to make room for the name. */
const narrow = 'screen and (max-width: 374px)'

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 })

/** The line of a first team, its name in the chart and its row: the pointer or the focus in one of them lights the others. */
globalStyle(`${page}:has(:is(tr, g)[data-place]:is(:hover, :focus-within)) g[data-place]`, { opacity: 0.22 })
for (let place = 1; place <= 10; place++) {
  const lit = `${page}:has(:is(tr, g)[data-place="${place}"]:is(:hover, :focus-within)) g[data-place="${place}"]`
  globalStyle(lit, { opacity: 1 })
  globalStyle(`${lit} path + path`, { strokeWidth: 4 })
  globalStyle(`${page}:has(g[data-place="${place}"]:is(:hover, :focus-within)) tr[data-place="${place}"] > *`, {
    background: vars.color.bgHover,
  })
}

/** Class of a row's transition: it slides from its place on one list to that on the other. */
export const sliding = style({})
globalStyle(`::view-transition-group(.${sliding})`, {
  animationDuration: '520ms',
  animationTimingFunction: vars.motion.ease,
})
globalStyle(
  `::view-transition-group(.${sliding}), ::view-transition-old(.${sliding}), ::view-transition-new(.${sliding})`,
  { '@media': { [media.reducedMotion]: { animation: 'none !important' } } },
)

/** The own row overflows the lower edge while it sticks, so the overflow must not be clipped. */
export const board = style({
  minInlineSize: 0,
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
})
/** Paper is as narrow as a tablet: the two columns of drawings make room for words. */
globalStyle(`${board} :is(th, td)[data-from=tablet]`, { '@media': { [media.print]: { display: 'none' } } })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: space[5],
  '@media': { [media.phone]: { columnGap: space[2], rowGap: space[2], paddingInline: space[4] } },
})
export const search = style({
  flex: '0 1 380px',
  minInlineSize: 0,
  '@media': { [media.phone]: { flex: '1 1 100%', order: 1 } },
})
export const searchForm = style({ display: 'flex', alignItems: 'end', gap: space[2] })
export const searchField = style({ flex: 1, minInlineSize: 0 })
export const count = style({
  ...text.table,
  lineHeight: '38px',
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  // beside the switch of lists, in two lines where one does not fit
  '@media': { [media.phone]: { flex: '1 1 7em', lineHeight: '19px', alignSelf: 'center', textAlign: 'end' } },
})

export const band = style({
  paddingInline: space[5],
  '@media': { [media.phone]: { paddingInline: space[4] }, [media.print]: { display: 'none' } },
})

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { gap: space[1.5] },
    [narrow]: { flexDirection: 'column', alignItems: 'start', gap: 0 },
  },
})
export const rank = style({
  minInlineSize: '26px',
  '@media': { [media.phone]: { minInlineSize: '22px' } },
})

export const team = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.phone]: { gap: space[2] } },
})
export const badge = style({
  flex: 'none',
  '@media': { [narrow]: { display: 'none' }, [media.print]: { display: 'none' } },
})
/** On the narrowest phones the selected background, the bar and the goal mark the own row; the word stays for screen readers. */
export const mineTag = style({ '@media': { [narrow]: visuallyHidden } })
export const teamWords = style({ minInlineSize: 0, lineHeight: 1.35 })
export const teamName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] })
export const teamNote = style({
  ...text.micro,
  display: 'block',
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  selectors: { 'tr[data-sticky] &': { color: vars.color.textMuted } },
})

export const gap = style({ display: 'block', inlineSize: '90px' })

/** Names of baselines may be sentences: one line in the narrow row, two on a phone. */
export const baseline = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  '@media': { [media.phone]: { WebkitLineClamp: 2 }, [media.print]: { display: 'block' } },
})
export const baselineNote = style({ color: vars.color.textSubtle })

export const promotion = style({
  paddingInline: space[5],
  paddingBlockEnd: space[3],
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const promotionText = style([promotion, { ...text.table, color: vars.color.textMuted }])

export const pages = style({
  paddingBlock: space[4],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  ...tabular,
  '@media': { [media.phone]: { paddingInline: space[4] }, [media.print]: { display: 'none' } },
})

export const notes = style({
  ...text.table,
  lineHeight: 1.6,
  paddingBlock: space[3],
  paddingInline: space[5],
  color: vars.color.textSubtle,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

/** The ways to past lists, to the proof and to the list as a file. */
export const proof = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
})

/** The code for other sites. */
export const embed = style({
  ...text.table,
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
})
export const embedTitle = style({
  inlineSize: 'fit-content',
  minBlockSize: size.targetMin,
  color: vars.color.textLink,
  cursor: 'pointer',
})
export const code = style({
  inlineSize: '100%',
  marginBlock: space[2],
  padding: space[2],
  fontFamily: vars.font.mono,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
})
