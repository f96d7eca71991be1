import { resolveTokens } from '@shulei/ui/theme/resolve.ts'
import { globalStyle } from '@vanilla-extract/css'
import { unveil } from './unveil.ts'

globalStyle(":root[data-theme='unveil']", { colorScheme: 'light', vars: resolveTokens(unveil) })
