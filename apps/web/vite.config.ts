import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { grouping } from './chunks.ts'
import { inlineFacades } from './facades.ts'
import { ownSheets } from './own-sheets.ts'
import { assetName, textsHash } from './text-files.ts'

const { plugin, groups } = grouping()

export default defineConfig(({ command }) => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' as const },
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    reactRouter(),
    plugin,
    ownSheets(),
    inlineFacades(),
  ],
  // every module is scanned for dependencies before the first page: no new pass, and no reload under the user's click
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../packages/{ui,features,layouts}/src/**/*.tsx'] },
  // React has had this hook itself since version 18
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  define: { 'import.meta.env.TEXTS_HASH': JSON.stringify(textsHash) },
  build: {
    target: 'es2023',
    // locale files are fetched (hashed, immutable), never inlined as data addresses
    assetsInlineLimit: (file: string) => (file.endsWith('.json') ? false : undefined),
  },
  environments: {
    client: {
      build: {
        // Terser and then the bundler's minifier leave 1 to 4 % less of a compressed file than the latter alone
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020 },
        rollupOptions: {
          // a number or a text of another file needs no import
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            minify: true,
            entryFileNames: 'assets/[name]-[hash].js',
            assetFileNames: ({ originalFileNames }: { originalFileNames: string[] }) => assetName(originalFileNames),
            codeSplitting: { groups },
          },
        },
      },
    },
    // The site's Hono app is the server bundle's entry: one module graph, one copy of react-router, in development and production.
    ssr: {
      build: { rollupOptions: { input: './server/site.ts' } },
      resolve: command === 'build' ? { noExternal: true, external: ['react', 'react-dom'] } : {},
    },
  },
}))
