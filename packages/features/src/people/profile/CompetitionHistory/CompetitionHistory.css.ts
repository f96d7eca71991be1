import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const column = style({ display: 'grid', gap: space[5], minInlineSize: 0 })

export const year = style({ ...tabular, color: vars.color.textSubtle })

export const competition = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  borderRadius: '2px',
  fontWeight: 700,
  color: vars.color.textDefault,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.textLinkHover, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.phone]: { fontSize: textSize.body } },
})

export const note = style({
  ...text.micro,
  display: 'block',
  fontWeight: 400,
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

/** The rank, and below it the certificate: a few words, each in one line, so that the name beside them wraps instead. */
export const place = style({ display: 'grid', justifyItems: 'end', whiteSpace: 'nowrap' })

export const position = style({ display: 'grid', gap: space[0.5], inlineSize: '128px' })

/** Three equal parts fill the card, each name beside its figure; a phone has no room beside and stacks them. */
export const totals = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.borderHairline}`, paddingInlineStart: space[6] },
    '&:not(:last-child)': { paddingInlineEnd: space[6] },
  },
  '@media': {
    [media.phone]: {
      display: 'block',
      selectors: {
        '& + &': { paddingInlineStart: space[3] },
        '&:not(:last-child)': { paddingInlineEnd: space[3] },
      },
    },
  },
})
export const totalName = style({ ...text.table, color: vars.color.textSubtle })
export const totalValue = style({ ...tabular, fontSize: textSize.section, fontWeight: 700, lineHeight: 1.3 })
