import { style } from '@vanilla-extract/css'
import { segment as choice } from '../FilterGroup/FilterGroup.css.ts'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.css.ts'

/** A segment without room wraps to a line of its own. */
export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  overflow: 'hidden',
  border: `${vars.border.width} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  selectors: { '&[data-disabled]': { borderColor: vars.color.borderDefault, background: vars.color.bgSunken } },
})

export const segment = style([
  choice,
  { flex: '1 1 auto', maxInlineSize: '100%', paddingBlock: space[1.5], whiteSpace: 'normal', overflowWrap: 'anywhere' },
])
