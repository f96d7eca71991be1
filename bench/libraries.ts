import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Page } from 'playwright'
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite'
import { launch } from '../testing/browser.ts'
import { kb } from './support/figures.ts'

/** Measures the design system in bytes, and compares an equal screen built with it and with three other libraries. */
const at = (path: string) => fileURLToPath(new URL(path, new URL('..', import.meta.url)))
const react = /^(react|react-dom|scheduler)(\/|$)/
const reactAria = /^(react-aria|react-stately|@react-aria|@react-stately|@internationalized)/

interface Bundle {
  js: string
  css: string
}

/** `source` is a file name or the text of a module. */
async function bundle(source: string, external: RegExp[]): Promise<Bundle> {
  const isText = source.includes('export *')
  const given: Plugin = {
    name: 'given-text',
    resolveId: (id) => (isText && id === 'given' ? id : null),
    load: (id) => (isText && id === 'given' ? source : null),
  }
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'silent',
    root: at('.'),
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      given,
      { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
      vanillaExtractPlugin({ identifiers: 'short' }),
    ],
    // All bundles use the same React, whichever version is installed beside a screen.
    resolve: { alias: { react: at('node_modules/react'), 'react-dom': at('node_modules/react-dom') } },
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      rollupOptions: {
        input: isText ? 'given' : source,
        external: (id) => external.some((one) => one.test(id)),
        // Keeps a component whole although nothing imports it here.
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  }
  const result = await build(config)
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput
  const css = output.flatMap((file) =>
    file.fileName.endsWith('.css') ? [String((file as Rollup.OutputAsset).source)] : [],
  )
  const js = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  return { js: js.join('\n'), css: css.join('\n') }
}

const compressed = ({ js, css }: Bundle) => brotliCompressSync(js).length + (css ? brotliCompressSync(css).length : 0)
const column = (bytes: number) => kb(bytes).padStart(10)

/** Components with stories and a source file of the same name. */
const componentFiles = () =>
  globSync('packages/ui/src/*/*.stories.tsx', { cwd: at('.') })
    .map((stories) => at(stories.replace('.stories.tsx', '.tsx')))
    .filter((file) => existsSync(file))
    .sort((one, other) => path.basename(one).localeCompare(path.basename(other)))

async function components() {
  const files = componentFiles()
  process.stdout.write(
    'component                 with React Aria   without   (brotli, script and style; React not counted)\n',
  )
  for (const file of files) {
    const whole = compressed(await bundle(file, [react]))
    const own = compressed(await bundle(file, [react, reactAria, /^lucide-react/]))
    process.stdout.write(`${path.basename(file, '.tsx').padEnd(24)} ${column(whole)}     ${column(own)}\n`)
  }
  const everything = files.map((file) => `export * from '${file}'`).join('\n')
  const whole = compressed(await bundle(everything, [react]))
  const own = compressed(await bundle(everything, [react, reactAria, /^lucide-react/]))
  process.stdout.write(`${'the whole library'.padEnd(24)} ${column(whole)}     ${column(own)}\n`)
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Axe violations of the screen in three states: as it opens, with its popover, and with its dialog. */
async function findings(page: Page, { js, css }: Bundle): Promise<string[]> {
  await page.setContent(
    `<!doctype html><html lang="zh-CN"><head><title>队伍</title><style>${css}</style></head><body></body></html>`,
  )
  await page.addScriptTag({ content: js, type: 'module' })
  await page.getByRole('heading', { name: '队伍' }).waitFor()
  await page.addScriptTag({ content: axe })
  const broken = new Set<string>()
  const look = async () => {
    await page.waitForTimeout(600)
    // A single screen has no landmarks around its overlays, so that rule is off, as in the Storybook.
    const { violations } = await page.evaluate(() =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run({ rules: { region: { enabled: false } } }),
    )
    for (const { id, nodes } of violations) broken.add(`${id} (${nodes.length})`)
  }
  await look()
  // antd inserts a space between two Chinese characters.
  for (const name of [/^通 ?知$/, /^建 ?队$/]) {
    await page.getByRole('button', { name }).first().click()
    await look()
    await page.keyboard.press('Escape')
    await page.waitForTimeout(600)
  }
  return [...broken]
}

async function screens() {
  const browser = await launch()
  const base = compressed(await bundle(at('bench/libraries/screens/bare.tsx'), []))
  process.stdout.write(`\nscreen        script      style       all, less bare React (${kb(base)})   axe\n`)
  for (const name of ['shulei', 'antd', 'mui', 'mantine']) {
    const made = await bundle(at(`bench/libraries/screens/${name}.tsx`), [])
    const [js, css] = [brotliCompressSync(made.js).length, made.css ? brotliCompressSync(made.css).length : 0]
    const page = await browser.newPage()
    const broken = await findings(page, made)
    await page.close()
    const says = broken.length > 0 ? broken.join(', ') : 'none'
    process.stdout.write(
      `${name.padEnd(9)} ${column(js)} ${column(css)}        ${column(js + css - base)}          ${says}\n`,
    )
  }
  await browser.close()
}

const folder = at('bench/libraries')
const installed = spawnSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (installed.status !== 0) process.exit(installed.status ?? 1)
await screens()
await components()
