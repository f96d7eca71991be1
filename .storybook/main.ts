import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { leftAlone, libraries } from './libraries.ts'

/**
 * The one Storybook configuration. Vitest's story projects take their Vite configuration from here, so a plugin is
 * registered once.
 */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/*/app/**/*.stories.tsx'],
  staticDirs: ['./static'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The TypeScript-based docgen needs a compiler API that TypeScript 7 lacks.
  typescript: { reactDocgen: 'react-docgen' },
  features: {
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The theme toolbar sets the colours of the canvas.
    backgrounds: false,
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react(), vanillaExtractPlugin()],
      resolve: {
        alias: {
          '#storybook/preview': fileURLToPath(new URL('./preview.tsx', import.meta.url)),
          '#storybook/texts': fileURLToPath(new URL('./texts.ts', import.meta.url)),
        },
        dedupe: ['react', 'react-dom', 'react-router', 'react-i18next', 'i18next', 'swr', 'react-aria-components'],
      },
      // In tests React Aria's Virtualizer renders every row unless `process.env.VIRT_ON` is set, and browsers have no
      // `process`.
      define: { 'process.env.VIRT_ON': '"1"' },
      optimizeDeps: { include: libraries(), exclude: leftAlone },
      build: { chunkSizeWarningLimit: 2000 },
    }),
})
