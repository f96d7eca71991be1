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
export const title = style(text.title)
export const form = style({ ...column, gap: space[5] })

export const limits = style({
  ...text.table,
  ...column,
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSunken,
})
export const limitsTitle = style({ fontWeight: 700 })
export const limitList = style({ margin: 0, paddingInlineStart: space[5], listStyle: 'disc' })

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})
export const words = style({ ...column, flex: '1 1 240px', minInlineSize: 0, gap: space[1] })
export const name = style({ ...text.body, fontWeight: 600, overflowWrap: 'anywhere' })
export const meta = style({ ...text.table, color: vars.color.textMuted })
export const side = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
