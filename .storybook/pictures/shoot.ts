import { commands, page } from 'vitest/browser'
import { spoken } from '../guards/spoken.ts'
import { throwIfInterrupted } from '../interruption.ts'
import type {} from './comparePicture.ts'

/** `parameters.visual` of a story. The tag `no-picture` leaves a story without one; it needs a reason beside it. */
export interface PictureOptions {
  /** Takes the whole height of the page instead of the first screen. */
  wholePage?: boolean
}

/**
 * Takes a picture of the screen and compares it.
 *
 * @param name `<look>/<story id>`
 * @param leftovers elements of earlier stories, ignored when the height is measured
 * @returns a description of the difference; undefined when the picture matches
 */
export async function shoot(name: string, leftovers: ReadonlySet<Element>, options: PictureOptions) {
  const problem = await attempt(name, leftovers, options, false)
  if (!problem) return undefined
  await settled(leftovers)
  const restore = paintGround()
  try {
    return await attempt(name, leftovers, options, true)
  } finally {
    restore()
  }
}

async function attempt(
  name: string,
  leftovers: ReadonlySet<Element>,
  { wholePage }: PictureOptions,
  isLast: boolean,
): Promise<string | undefined> {
  await fontsHere()
  await overlaysShown()
  const { innerWidth, innerHeight } = window
  if (wholePage) {
    await page.viewport(innerWidth, document.documentElement.scrollHeight)
    await fontsHere()
  }
  throwIfInterrupted()
  const clip = { x: 0, y: 0, width: innerWidth, height: shownHeight(leftovers) }
  const problem = await commands.comparePicture(name, clip, isLast)
  // The page may have another height in another medium.
  if (wholePage) await page.viewport(innerWidth, innerHeight)
  return problem
}

/** Waits two frames: a component measures in the first and has drawn by the second. */
export const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Waits until all fonts of the page are loaded. A font is requested when text using it is laid out; until it arrives the
 * text takes up space but is invisible.
 */
async function fontsHere() {
  do {
    await frames()
    await document.fonts.ready
  } while (document.fonts.status === 'loading')
  // Chromium keeps the text of a native select at the position of the previous font.
  for (const select of document.querySelectorAll<HTMLElement>('select:not(:focus)')) {
    const { display } = select.style
    select.style.display = 'none'
    select.getBoundingClientRect()
    select.style.display = display
  }
}

/** Milliseconds without a change of the height after which a story counts as settled, and the longest wait for it. */
const quiet = 300
const longest = 3000

/** Waits until parts that arrive late no longer change the height. */
async function settled(leftovers: ReadonlySet<Element>) {
  const deadline = performance.now() + longest
  const heightNow = () => Math.max(shownHeight(leftovers), document.documentElement.scrollHeight)
  let height = heightNow()
  for (let since = performance.now(); performance.now() - since < quiet && performance.now() < deadline; ) {
    await fontsHere()
    const now = heightNow()
    if (now !== height) since = performance.now()
    height = now
  }
}

/**
 * Gives the root the theme's ground as a value. The ground of every story is the body's, which Chromium paints for the whole window;
 * sometimes it goes on painting another one, although the body's computed colour is right, until the root's own colour changes.
 *
 * @returns the function that takes the value away
 */
function paintGround() {
  const root = document.documentElement
  root.style.background = getComputedStyle(root).getPropertyValue('--color-bg-canvas')
  return () => {
    root.style.removeProperty('background')
  }
}

/** Overlays that React Aria hides until they are placed. */
const unplaced = '[style*="mask-image: linear-gradient"][style*="clip-path: inset(50%)"]'

/**
 * Waits until overlays are visible. After a window changed its height while an input had focus, React Aria assumes an
 * on-screen keyboard and delays overlays with an input for up to 600 ms.
 */
async function overlaysShown() {
  const deadline = performance.now() + 2000
  while (document.querySelector(unplaced) && performance.now() < deadline) await frames()
}

/**
 * Height in CSS pixels, in steps of 20, of the part of the screen that the story and its portals cover. Most stories leave
 * most of the screen empty, and empty pixels take as long to compare as others.
 */
function shownHeight(leftovers: ReadonlySet<Element>) {
  let bottom = 0
  for (const part of document.body.children) {
    if (leftovers.has(part) || part.matches(spoken)) continue
    for (const element of [part, ...part.querySelectorAll('*')]) {
      const box = element.getBoundingClientRect()
      if (box.width > 0 && box.height > 0) bottom = Math.max(bottom, box.bottom)
    }
  }
  const padding = 20
  return Math.min(window.innerHeight, Math.ceil((bottom + padding) / 20) * 20)
}
