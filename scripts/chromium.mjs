import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = path.join(root, '.cache', 'chromium')

/**
 * Rendering without hinting, subpixels or moving parts, so that a picture depends on nothing but the page. Partial raster draws
 * only what changed and cuts curves at its edge, so that a picture tells of what was drawn before.
 */
const stillPictures = [
  '--disable-partial-raster',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]
/** No traffic of the browser's own, and no need for a graphics card, a sandbox or a big /dev/shm. */
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
 * @returns {Promise<{ executablePath: string | undefined, args: string[], env: Record<string, string>, pictures: boolean, notice: string }>}
 *   `executablePath`, `args` and `env` are Playwright launch options. `pictures` is false where only Playwright's own
 *   Chromium can run: stories work there, pictures cannot be compared, and `notice` says so in one sentence.
 */
export async function pinnedChromium() {
  const unsupported = whyNotPinned()
  if (unsupported) {
    return {
      executablePath: undefined,
      args: [...quiet, ...stillPictures],
      env: { ...process.env },
      pictures: false,
      notice: `Pictures are skipped: the pinned Chromium needs Linux x64 with glibc, and this is ${unsupported}.`,
    }
  }
  const folder = await unpacked()
  const libraries = [path.join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    executablePath: path.join(folder, 'chromium'),
    args: [...quiet, ...stillPictures],
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: path.join(folder, 'shulei-fonts.conf') },
    pictures: true,
    notice: '',
  }
}

function whyNotPinned() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return `${process.platform} ${process.arch}`
  if (!process.report.getReport().header.glibcVersionRuntime) return 'Linux without glibc'
  return ''
}

/** The unpacked browser, made once per version. Parallel runs unpack apart; the first to finish wins by an atomic rename. */
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

/** The package unpacks into the temporary folder only; a child process with its own one keeps that away from everybody else. */
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
