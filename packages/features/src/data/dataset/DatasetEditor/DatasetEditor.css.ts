import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({
  ...column,
  gap: space[5],
  maxInlineSize: '860px',
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} 0` } },
})

export const head = style({ ...column, gap: space[3] })
export const titleLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const title = style({ ...text.title, minInlineSize: 0, overflowWrap: 'anywhere' })
export const form = style({ ...column, gap: space[5] })
export const fields = style({ ...column, gap: space[5] })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** A licence with its permissions, and an incomplete form. */
export const terms = style({
  ...text.table,
  ...column,
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSunken,
})
export const termsTitle = style({ fontWeight: 700 })
export const termList = style({ margin: 0, paddingInlineStart: space[5], listStyle: 'disc' })

export const listTitle = style({ ...text.table, fontWeight: 700 })
export const fileList = style({ margin: 0, padding: 0, listStyle: 'none' })
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})
export const fileWords = style({ ...column, flex: '1 1 240px', minInlineSize: 0, gap: space[1] })
export const fileName = style({ ...text.body, fontWeight: 600, overflowWrap: 'anywhere' })
export const fileMeta = style({ ...text.table, color: vars.color.textMuted })
export const fileButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const done = style({ ...text.table, color: vars.color.successText })
export const problem = style({ ...text.table, color: vars.color.dangerText, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

/** Stays in sight while the form is filled in. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  background: vars.color.bgCanvas,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
export const saved = style({ ...text.table, color: vars.color.textMuted })
