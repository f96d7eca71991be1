import { appendFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import { calibration } from './calibration.ts'
import { drawnWith } from './drawnWith.ts'
import { changeManifest, type Manifest, readManifest } from './manifest.ts'
import { fingerprint, groundOf, isBlank, keepPicture, pictureFile } from './pixels.ts'
import '@vitest/browser-playwright'

/** Part of the window, in CSS pixels. */
export interface Clip {
  x: number
  y: number
  width: number
  height: number
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /**
     * Takes a picture of the window and compares it with the manifest, or records it there with `-u`.
     *
     * @param name `<look>/<story id>`
     * @param isLast whether the story has settled; before, a difference is not recorded
     * @returns a description of the difference; undefined when the picture matches or cannot be compared on this machine
     */
    comparePicture(name: string, clip: Clip, isLast: boolean): Promise<string | undefined>
  }
}

/** Milliseconds that a differing picture may take to settle. */
const patience = 3000

/** The manifest to compare with; `null` when this machine draws differently. Read once. */
let standard: Promise<Manifest | null> | undefined

/**
 * `commands.comparePicture` of the stories' browser. With `PICTURES_DRAWN` nothing is compared: each picture is recorded as
 * a line of the manifest in the file of that name.
 */
export const comparePicture: BrowserCommand<[name: string, clip: Clip, isLast: boolean]> = async (
  context,
  name,
  clip,
  isLast,
) => {
  const { PICTURES_DRAWN } = process.env
  if (PICTURES_DRAWN) {
    const { print } = await drawn(context.page, clip, undefined)
    appendFileSync(PICTURES_DRAWN, `${name} ${print}\n`)
    return undefined
  }
  const updates = context.project.serializedConfig.snapshotOptions.updateSnapshot === 'all'
  standard ??= standardFor(context, updates)
  const manifest = await standard
  if (!manifest) return undefined
  const expected = manifest.pictures.get(name)
  const { print, png, isStill } = await drawn(context.page, clip, updates ? undefined : expected)
  if (print === expected) return undefined
  if (!isStill) return `${name}: the picture did not become still within ${patience} ms`
  if (!updates || !isLast) return problem(name, expected, print, await groundOf(png))
  if (await isBlank(png))
    return `${name}: the picture is of one colour; give the story the tag no-picture, and a reason`
  changeManifest(({ pictures, ...rest }) => ({ ...rest, pictures: new Map(pictures).set(name, print) }))
  return undefined
}

const problem = (name: string, expected: string | undefined, print: string, ground: string) =>
  expected
    ? `${name}: the picture is not that of the manifest: was ${expected}, is ${print} on ${ground} (${pictureFile(print)})`
    : `${name}: the manifest has no picture of it yet; look at ${pictureFile(print)} and accept it with -u`

/**
 * Returns the manifest if this machine draws the calibration picture it records, otherwise null. With `-u` the current
 * machine becomes the reference.
 */
async function standardFor({ page }: BrowserCommandContext, updates: boolean): Promise<Manifest | null> {
  const manifest = readManifest()
  const browser = page.context().browser()
  if (!browser) throw new Error('The stories run without a browser')
  const here = await calibration(browser)
  if (here === manifest.calibration) return manifest
  if (updates) {
    changeManifest((old) => ({ ...old, drawnWith: drawnWith(), calibration: here }))
    return manifest
  }
  process.stdout.write(
    '\nPictures are skipped: this machine draws the calibration picture unlike that of the manifest.\n',
  )
  return null
}

/**
 * Returns the picture. A picture that differs from the expected one is taken again until two in a row are equal, because the
 * page may not have settled.
 */
async function drawn(page: Page, clip: Clip, expected: string | undefined) {
  const deadline = performance.now() + patience
  let before: string | undefined
  while (true) {
    const png = await shoot(page, clip)
    const print = await fingerprint(png)
    const isStill = print === expected || print === before
    if (isStill || performance.now() > deadline) {
      await keepPicture(print, png)
      return { print, png, isStill }
    }
    before = print
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Takes the screenshot through the browser's protocol, because Playwright's own screenshot would wait again for fonts and
 * frames.
 */
async function shoot(page: Page, clip: Clip): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: false,
    clip: { ...clip, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}
