import { resolveTokens } from '@shulei/ui/theme/resolve.ts'
import { globalStyle } from '@vanilla-extract/css'
import { tide } from './tide.ts'

globalStyle(":root[data-theme='tide']", { colorScheme: 'dark', vars: resolveTokens(tide) })
