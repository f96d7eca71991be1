import { vars } from '../theme/contract.css.ts'

/** A shadow along the whole row without seams between cells. */
export const fading = (to: 'top' | 'bottom') =>
  `linear-gradient(to ${to}, color-mix(in srgb, ${vars.color.bgScrim} 24%, transparent), transparent)`
