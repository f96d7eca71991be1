import { resolveTokens } from '@shulei/ui/theme/resolve.ts'
import { globalStyle } from '@vanilla-extract/css'
import { dcic } from './dcic.ts'

globalStyle(":root[data-theme='dcic']", { colorScheme: 'light', vars: resolveTokens(dcic) })
