import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { otherBrowser, thisComputer, whyNotPinned } from './platform.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = path.join(root, '.cache', 'chromium')

/**
 * Flags that make pictures depend on the page alone: no hinting, no subpixels, no scrollbars. Partial raster is off,
 * because it redraws changed areas only and cuts curves at their edges, so that a picture depends on the frames before it.
 */
export const pictureFlags = [
  '--disable-partial-raster',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]
/** Flags that stop the browser's own traffic and let it run without a graphics card, a sandbox or a large /dev/shm. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser of every test: Chromium from the npm package `@sparticuz/chromium`, pinned by the lockfile like any other
 * package, with its own NSS libraries and its own fonts, so that a bare Linux renders what a full desktop renders.
 *
 * Elsewhere it is an installed Chrome or Edge, or the Chromium that Playwright has downloaded: stories and end-to-end tests run
 * there, pictures cannot be compared.
 *
 * @returns {Promise<{ executablePath?: string, channel?: 'chrome' | 'msedge', args: string[], env: Record<string, string>, pictures: boolean, notice: string }>}
 *   `executablePath`, `channel`, `args` and `env` are Playwright launch options. `notice` says in one sentence why there are no
 *   pictures.
 * @throws {Error} with one sentence where there is no browser
 */
export async function pinnedChromium() {
  const unsupported = whyNotPinned(thisComputer())
  if (unsupported) {
    const { chromium } = await import('playwright')
    const world = { platform: process.platform, env: process.env, own: chromium.executablePath(), exists: existsSync }
    return {
      ...otherBrowser(world),
      args: [...quiet, ...pictureFlags],
      env: { ...process.env },
      pictures: false,
      notice: `Pictures are skipped: the pinned Chromium needs Linux x64 with glibc, and this is ${unsupported}.`,
    }
  }
  const folder = await unpacked()
  const libraries = [path.join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    executablePath: path.join(folder, 'chromium'),
    args: [...quiet, ...pictureFlags],
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: path.join(folder, 'shulei-fonts.conf') },
    pictures: true,
    notice: '',
  }
}

/** Unpacks the browser once per version. Parallel runs unpack into separate folders; the first to finish renames its own. */
async function unpacked() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packageRoot = path.resolve(path.dirname(entry), '..')
  const { version } = JSON.parse(await readFile(path.join(packageRoot, 'package.json'), 'utf8'))
  const folder = path.join(cache, version)
  if (existsSync(folder)) return folder

  await mkdir(cache, { recursive: true })
  const staging = await mkdtemp(path.join(cache, 'unpack-'))
  try {
    await unpackInto(staging, entry, path.join(packageRoot, 'bin'))
    await writeFile(path.join(staging, 'shulei-fonts.conf'), fontsConf)
    await rename(staging, folder)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** The package can unpack only into the temporary folder, so a child process with its own temporary folder does it. */
async function unpackInto(staging, entry, bin) {
  const program = `
    import chromium, { inflate } from ${JSON.stringify(pathToFileURL(entry).href)}
    const bin = ${JSON.stringify(bin)}
    await chromium.executablePath(bin)
    await inflate(bin + '/al2023.tar.br')`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, TMPDIR: staging },
  })
}

/** Paths are relative to this file, so that the folder can be renamed. The only fonts are the package's own. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="relative">fontconfig-cache</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`
