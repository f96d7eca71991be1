import { expect, inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { narrowest, narrowProblems } from './guards/narrow.ts'
import { type Look, type LookName, looks } from './modes.ts'
import type {} from './showAs.ts'

/** `parameters.visual` of a story. The tag `no-picture` leaves a story without one; it needs a reason beside it. */
export interface PictureOptions {
  /** The whole height of the page instead of the first screen. */
  wholePage?: boolean
}

declare module 'vitest' {
  interface ProvidedContext {
    look: LookName
  }
}

declare global {
  /**
   * Takes and compares the picture of the story on screen. The preview calls it after each story: a hook registered in this
   * file would run for the first story file of each tab only, because files share a tab (`isolate: false`).
   */
  var storyShot: undefined | ((id: string, options: PictureOptions) => Promise<void>)

  /** Makes the window as narrow as the narrowest phone and throws what does not hold there. */
  var storyNarrow: undefined | (() => Promise<void>)
}

/**
 * Nobody holds a mouse here, and yet Chromium tells a page at times where its pointer would be, such as after a window of another
 * size; to React Aria that ends the hover of a story. What a story's own user does is never trusted.
 */
for (const kind of ['over', 'out', 'enter', 'leave', 'move']) {
  for (const device of ['pointer', 'mouse']) {
    window.addEventListener(`${device}${kind}`, (event) => event.isTrusted && event.stopImmediatePropagation(), true)
  }
}

const lookName = inject('look')
const look: Look = looks[lookName]

globalThis.storyShot = async (id, options) => {
  if (!import.meta.env.VITE_VISUAL) return
  const { medium } = look
  if (!medium) return shoot(id, options)
  await commands.showAs(medium)
  try {
    await shoot(id, options)
  } finally {
    await commands.showAs('screen')
  }
}

async function shoot(id: string, { wholePage }: PictureOptions) {
  await fontsHere()
  await overlaysShown()
  if (wholePage) {
    await page.viewport(window.innerWidth, document.documentElement.scrollHeight)
    await fontsHere()
  }
  const clip = { x: 0, y: 0, width: window.innerWidth, height: shownHeight() }
  // Vitest turns two dashes of a name into one, but keeps slashes; vitest.config.ts turns the second one back.
  await expect(page).toMatchScreenshot(`${lookName}/${id.replace('--', '/')}`, {
    // Every bit counts: the browser draws the same page twice alike (scripts/chromium.mjs).
    comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
    // Passed on to Playwright as it is; Vitest's types know only what all its browsers share.
    screenshotOptions: { clip } as object,
  })
}

/**
 * Waits until every font that the page uses is there. Only text that is laid out asks for its font, and until it comes the text
 * has its room and no letters.
 */
async function fontsHere() {
  do {
    await frames()
    await document.fonts.ready
  } while (document.fonts.status === 'loading')
  // Chromium leaves the text of a native select where the font before had it.
  for (const select of document.querySelectorAll<HTMLElement>('select:not(:focus)')) {
    const { display } = select.style
    select.style.display = 'none'
    select.getBoundingClientRect()
    select.style.display = display
  }
}

/** What React Aria keeps hidden until it is placed. */
const unplaced = '[style*="mask-image: linear-gradient"][style*="clip-path: inset(50%)"]'

/**
 * Waits until overlays are shown. Once a window changed its height while an input had the focus, React Aria believes in a
 * keyboard on the screen and holds back overlays with an input for up to 600 ms.
 */
async function overlaysShown() {
  const deadline = performance.now() + 2000
  while (document.querySelector(unplaced) && performance.now() < deadline) await frames()
}

/** How long a component may take to settle in a narrower window, in milliseconds. */
const settling = 1000

globalThis.storyNarrow = async () => {
  if (look.isRecoloured) return
  const { innerWidth, innerHeight } = window
  await page.viewport(narrowest, innerHeight)
  const deadline = performance.now() + settling
  try {
    await frames()
    let problems = narrowProblems()
    while (problems.length > 0 && performance.now() < deadline) {
      await frames()
      problems = narrowProblems()
    }
    if (problems.length > 0) throw new Error(`At ${narrowest} px:\n${problems.join('\n')}`)
  } finally {
    await page.viewport(innerWidth, innerHeight)
    await frames()
  }
}

/** Two frames: in the first a component measures, by the second it has drawn. */
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * The height in CSS pixels down to which the screen shows anything, in steps of 20: most stories leave most of it empty, and
 * empty pixels cost as much time as full ones. Overlays in portals count like everything else.
 */
function shownHeight() {
  let bottom = 0
  // What React Aria has spoken stays in the document for seven seconds, unseen, also into the next story.
  for (const element of document.body.querySelectorAll(':not([data-live-announcer] *)')) {
    const box = element.getBoundingClientRect()
    if (box.width > 0 && box.height > 0) bottom = Math.max(bottom, box.bottom)
  }
  const padding = 20
  return Math.min(window.innerHeight, Math.ceil((bottom + padding) / 20) * 20)
}
