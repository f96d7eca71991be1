// Differences between platforms, as pure functions. Each takes the platform as an argument, so that tests on Linux can cover
// macOS and Windows.
import path from 'node:path'

/** @typedef {{ platform: NodeJS.Platform, arch: string, glibc: boolean }} Computer */

/**
 * The computer that runs this.
 * @returns {Computer}
 */
export function thisComputer() {
  const glibc = process.platform === 'linux' && Boolean(process.report.getReport().header.glibcVersionRuntime)
  return { platform: process.platform, arch: process.arch, glibc }
}

/** The path module of a platform. */
const pathOf = (platform) => (platform === 'win32' ? path.win32 : path.posix)

/** The file name of a native program: `postgres.exe` on Windows. */
export const programName = (platform, name) => (platform === 'win32' ? `${name}.exe` : name)

/** A PATH with a folder in front. */
export const pathWith = (platform, folder, before = '') =>
  [folder, before].filter(Boolean).join(pathOf(platform).delimiter)

/** Folders of a PATH. */
export const foldersOf = (platform, value = '') => value.split(pathOf(platform).delimiter).filter(Boolean)

/** Why the pinned Chromium cannot run here; empty where it can. */
export function whyNotPinned({ platform, arch, glibc }) {
  if (platform !== 'linux' || arch !== 'x64') return `${platform} ${arch}`
  return glibc ? '' : 'Linux without glibc'
}

/** Paths where Chrome and Edge are installed, each with Playwright's name of its channel. */
function installedBrowsers(platform, env) {
  if (platform === 'darwin') {
    return [
      ['chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      ['msedge', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ]
  }
  if (platform === 'win32') {
    const folders = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']].filter(Boolean)
    const under = (channel, ...names) => folders.map((folder) => [channel, path.win32.join(folder, ...names)])
    return [
      ...under('chrome', 'Google', 'Chrome', 'Application', 'chrome.exe'),
      ...under('msedge', 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]
  }
  return [
    ['chrome', '/opt/google/chrome/chrome'],
    ['msedge', '/opt/microsoft/msedge/msedge'],
  ]
}

/** One sentence for a computer without a browser. */
export const noBrowser =
  'There is no browser for the tests: install Google Chrome or Microsoft Edge, or run `npx playwright install chromium`.'

/**
 * The browser of a computer that cannot run the pinned one: an installed Chrome, else Edge, else the Chromium that Playwright has
 * downloaded.
 * @param {{ platform: NodeJS.Platform, env: NodeJS.ProcessEnv, own: string, exists: (file: string) => boolean }} world
 *   `own`: where Playwright keeps its Chromium
 * @returns {{ channel?: 'chrome' | 'msedge' }} launch options of Playwright
 * @throws {Error} with one sentence when there is none
 */
export function otherBrowser({ platform, env, own, exists }) {
  const found = installedBrowsers(platform, env).find(([, file]) => exists(file))
  if (found) return { channel: found[0] }
  if (exists(own)) return {}
  throw new Error(noBrowser)
}

/**
 * Whether the API tests may run on the embedded database alone where PostgreSQL cannot be started. On Linux x64 it can always be
 * downloaded, so that its absence is a failure there.
 */
export const mayLeaveOutPostgres = ({ platform, arch }) => platform !== 'linux' || arch !== 'x64'

/** Why a program could not be started, in one sentence. */
export const notStarted = (program, error) =>
  error.code === 'ENOENT'
    ? `\`${program}\` is not installed here. \`npm start\` installs what the project needs.`
    : `\`${program}\` could not be started: ${error.message}`
