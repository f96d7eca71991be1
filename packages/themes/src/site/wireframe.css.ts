import { resolveTokens } from '@shulei/ui/theme/resolve.ts'
import { globalStyle } from '@vanilla-extract/css'
import { wireframe } from './wireframe.ts'

globalStyle(":root[data-theme='wireframe']", { colorScheme: 'light', vars: resolveTokens(wireframe) })
