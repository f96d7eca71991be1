import { resolveTokens } from '@shulei/ui/theme/resolve.ts'
import { globalStyle } from '@vanilla-extract/css'
import { expertReview } from './expert-review.ts'

globalStyle(":root[data-theme='expert-review']", { colorScheme: 'light', vars: resolveTokens(expertReview) })
