import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, space, text, textSize, visuallyHidden } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The protocol and what it is about: licence, source and changes of the data. */
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.phone]: { gap: space[5] } },
})
export const origin = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
export const originTitle = style({ ...text.card, marginBlockEnd: space[1.5] })
export const strong = style({ fontWeight: 600 })
export const words = style({ ...text.table, lineHeight: 1.6, color: vars.color.textMuted, whiteSpace: 'pre-line' })

export const failed = style({
  paddingInline: space[6],
  paddingBlockEnd: space[4],
  '@media': { [media.phone]: { paddingInline: space[4] } },
})

export const fileName = style({ ...text.card, fontSize: textSize.body, display: 'block' })
export const fileNote = style({ ...text.table, display: 'block', color: vars.color.textMuted })

/** File size below the name: phones have no room for a column of its own. */
export const phoneSize = style({
  ...text.table,
  display: 'none',
  color: vars.color.textMuted,
  '@media': { [media.phone]: { display: 'block' } },
})

export const oneLine = style({ display: 'inline-block', whiteSpace: 'nowrap', overflowWrap: 'normal' })

/** The word beside an icon: on the narrowest phones only the icon stays, so that a file name has one line. */
export const word = style({ '@media': { [media.narrowPhone]: visuallyHidden } })

export const protocol = style({ display: 'grid', gap: space[4], justifyItems: 'start' })
export const protocolText = style({
  inlineSize: '100%',
  maxBlockSize: '320px',
  overflowY: 'auto',
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgCanvas,
  ':focus-visible': focusRing,
  '@media': { [media.print]: { maxBlockSize: 'none' } },
})

export const columnSearch = style({
  display: 'block',
  paddingInline: space[6],
  paddingBlockEnd: space[4],
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const columnForm = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const columnField = style({
  flex: '0 1 320px',
  minInlineSize: 0,
  '@media': { [media.phone]: { flex: '1 1 100%' } },
})
export const columnCount = style({ ...text.table, color: vars.color.textSubtle })
