import { resolveTokens } from '@shulei/ui/theme/resolve.ts'
import { globalStyle } from '@vanilla-extract/css'
import { tang } from './tang.ts'

globalStyle(":root[data-theme='tang']", { colorScheme: 'light', vars: resolveTokens(tang) })
