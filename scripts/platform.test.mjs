import { describe, expect, test } from 'vitest'
import {
  foldersOf,
  mayLeaveOutPostgres,
  noBrowser,
  notStarted,
  otherBrowser,
  pathWith,
  programName,
  whyNotPinned,
} from './platform.mjs'

const mac = { platform: 'darwin', arch: 'arm64', glibc: false }
const windows = { platform: 'win32', arch: 'x64', glibc: false }
const linux = { platform: 'linux', arch: 'x64', glibc: true }
const linuxArm = { platform: 'linux', arch: 'arm64', glibc: true }

describe('the pinned browser', () => {
  test.each([
    [linux, ''],
    [{ ...linux, glibc: false }, 'Linux without glibc'],
    [linuxArm, 'linux arm64'],
    [mac, 'darwin arm64'],
    [windows, 'win32 x64'],
  ])('of %j: %j', (computer, reason) => expect(whyNotPinned(computer)).toBe(reason))
})

describe('another browser', () => {
  const own = '/home/lin/.cache/ms-playwright/chromium/chrome'
  const asked = (platform, files, env = {}) =>
    otherBrowser({ platform, env, own, exists: (file) => files.includes(file) })
  const env = { LOCALAPPDATA: 'C:\\Users\\lin\\AppData\\Local', PROGRAMFILES: 'C:\\Program Files' }

  test.each([
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'chrome'],
    ['darwin', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge', 'msedge'],
    ['win32', 'C:\\Users\\lin\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe', 'chrome'],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', 'chrome'],
    ['win32', 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe', 'msedge'],
    ['linux', '/opt/google/chrome/chrome', 'chrome'],
  ])('on %s at %s is %s', (platform, file, channel) => expect(asked(platform, [file, own], env)).toEqual({ channel }))

  test('is Playwright’s own where none is installed', () => expect(asked('darwin', [own])).toEqual({}))
  test('is missing with one sentence that says how to get one', () => {
    expect(() => asked('win32', [], env)).toThrow(noBrowser)
    expect(noBrowser).toContain('npx playwright install chromium')
  })
})

describe('programs and paths', () => {
  test('have the names of their platform', () => {
    expect(['darwin', 'win32'].map((platform) => programName(platform, 'initdb'))).toEqual(['initdb', 'initdb.exe'])
  })
  test('are put in front of a PATH, and of an empty one', () => {
    expect(pathWith('win32', 'C:\\bin', 'C:\\Windows;D:\\x')).toBe('C:\\bin;C:\\Windows;D:\\x')
    expect(pathWith('darwin', '/bin', '/usr/bin:/opt/x')).toBe('/bin:/usr/bin:/opt/x')
    expect(pathWith('linux', '/bin')).toBe('/bin')
  })
  test('are found in a PATH', () => {
    expect(foldersOf('win32', 'C:\\a;D:\\b;')).toEqual(['C:\\a', 'D:\\b'])
    expect(foldersOf('darwin', '/a:/b')).toEqual(['/a', '/b'])
    expect(foldersOf('linux')).toEqual([])
  })
  test('that are missing say so in one sentence', () => {
    expect(notStarted('knip', Object.assign(new Error('spawn knip ENOENT'), { code: 'ENOENT' }))).toContain(
      '`knip` is not installed here.',
    )
    expect(notStarted('knip', Object.assign(new Error('too many files'), { code: 'EMFILE' }))).toContain(
      'too many files',
    )
  })
})

test('a PostgreSQL may be missing on a Mac, on Windows and on Linux arm64, not where one can be got', () => {
  for (const computer of [mac, windows, linuxArm]) expect(mayLeaveOutPostgres(computer)).toBe(true)
  expect(mayLeaveOutPostgres(linux)).toBe(false)
})
