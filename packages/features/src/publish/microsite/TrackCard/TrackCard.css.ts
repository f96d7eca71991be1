import { vars } from '@shulei/ui/theme/contract.css.ts'
import { displayFace, family, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const inUpright = (selector = '&') => `[data-form=scroll]:not(:lang(en)) ${selector}`

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  padding: `${space[6]} ${space[6]}`,
  background: vars.color.bgSurface,
  border: `${vars.border.width} solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  selectors: {
    // the rollers of the scroll at its head and foot
    '&[data-form=scroll]': {
      borderColor: vars.color.borderDefault,
      borderBlockWidth: 0,
      boxShadow: `inset 0 6px 0 ${vars.color.bgInverse}, inset 0 -6px 0 ${vars.color.bgInverse}`,
      paddingBlock: `${space[6]} ${space[6]}`,
    },
  },
})

export const words = style({
  flex: 1,
  selectors: {
    [inUpright()]: {
      flex: '1 0 auto',
      alignSelf: 'center',
      display: 'flex',
      flexDirection: 'column',
      gap: space[3],
      // inline size in vertical writing: the height of the scroll
      inlineSize: '226px',
      writingMode: 'vertical-rl',
      fontFamily: family.display,
    },
  },
})

export const label = style({
  ...text.body,
  color: vars.color.accentText,
  fontWeight: 600,
  selectors: {
    [inUpright()]: {
      alignSelf: 'flex-start',
      padding: `${space[1.5]} ${space[1]}`,
      background: vars.color.actionBg,
      color: vars.color.actionText,
      letterSpacing: '0.2em',
      lineHeight: 1.2,
      fontWeight: 400,
    },
  },
})

export const title = style({
  fontSize: textSize.titleS,
  lineHeight: 1.35,
  ...displayFace,
  selectors: { [inUpright()]: { fontSize: textSize.figure, letterSpacing: '0.14em' } },
})

export const line = style({
  ...text.table,
  marginBlockStart: space[1],
  color: vars.color.textMuted,
  selectors: {
    [inUpright()]: { marginBlockStart: 0, letterSpacing: '0.08em', lineHeight: 1.8, fontSize: textSize.body },
  },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  selectors: {
    '[data-form=scroll] &': { borderBlockStart: `1px solid ${vars.color.borderHairline}`, paddingBlockStart: space[3] },
  },
})

export const prize = style({
  ...tabular,
  fontSize: textSize.subhead,
  fontWeight: 700,
  selectors: { [inUpright()]: { fontSize: textSize.body } },
})

export const teams = style({ ...text.table, ...tabular, color: vars.color.textSubtle })

/** In a narrow card it takes a line, so that the buttons of all cards of a row stand alike. */
export const spacer = style({ flex: 1, '@container': { '(max-width: 259px)': { flexBasis: '100%' } } })
