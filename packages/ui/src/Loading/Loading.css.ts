import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space, text } from '../theme/scale.css.ts'

const appear = keyframes({ from: { visibility: 'hidden' } })

/** Hidden for 200 ms, so that fast content causes no flash. */
export const loading = style({
  ...text.table,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.textMuted,
  animation: `${appear} 200ms step-end`,
  selectors: {
    '&[data-size=l]': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: space[3],
      paddingBlock: space[10],
    },
  },
})
