import type { ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { dcic } from './microsite/dcic.ts'
import { expertReview } from './microsite/expert-review.ts'
import { unveil } from './microsite/unveil.ts'
import { kite } from './race/kite.ts'
import { tide } from './race/tide.ts'
import { dark } from './site/dark.ts'
import { light } from './site/light.ts'
import { wireframe } from './site/wireframe.ts'
import { lamps } from './special/lamps.ts'
import { tang } from './special/tang.ts'

/** Every theme by its value of `data-theme`. */
export const themes: Readonly<Record<string, ThemeTokens>> = {
  light,
  dark,
  wireframe,
  tide,
  kite,
  tang,
  lamps,
  dcic,
  unveil,
  'expert-review': expertReview,
}
