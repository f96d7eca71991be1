import type { RunOptions } from 'axe-core'
import * as React from 'react'
import { inject } from 'vitest'
import { commands } from 'vitest/browser'
import { fingerprint } from './accessible/fingerprint.ts'
import type {} from './accessible/known.ts'
import { colourRules, lacksContrast } from './guards/contrast.ts'
import { watchGrey } from './guards/grey.ts'
import { narrowest, narrowProblems } from './guards/narrow.ts'
import { isShownIn, type Look, type LookName, looks, mainLook } from './modes.ts'
import { frames, type PictureOptions, shoot } from './pictures/shoot.ts'
import type {} from './showAs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    look: LookName
  }
}

/** A story that has been rendered and played. */
export interface ShownStory {
  id: string
  tags: readonly string[]
  /** The story's own globals, which override those of a look. */
  storyGlobals?: { theme?: string }
  parameters: { visual?: PictureOptions }
  /** Elements of earlier stories. */
  leftovers: ReadonlySet<Element>
}

declare global {
  /**
   * Compares the pictures of the current story: the one of this look and, in the main look, those of the restyled looks. The
   * preview calls it after each story, because a hook registered in this file would run only for the first story file of
   * each tab: files share a tab (`isolate: false`). Throws when a picture differs or a restyled look is not accessible.
   */
  var storyShot: undefined | ((story: ShownStory) => Promise<void>)

  /** Reports hard-coded colours under the wireframe theme. Set in the main look only. */
  var storyGrey: undefined | ((story: Pick<ShownStory, 'id' | 'storyGlobals'>) => void)

  /**
   * Narrows the window to the narrowest phone and throws the problems found there. Runs once per language: a story with a
   * phone look is checked there instead of in the main look.
   */
  var storyNarrow: undefined | ((story: Pick<ShownStory, 'tags'>) => Promise<void>)

  /** Whether axe runs in this look; it does outside Vitest. */
  var axeTest: undefined | 'off' | 'error'

  /** Options for axe in this look, in addition to the defaults. */
  var axeOptions: undefined | RunOptions

  /** Fingerprint of the story that axe has to look at; undefined when axe found it accessible before. */
  var storyToJudge: undefined | ((story: Pick<ShownStory, 'id' | 'leftovers'>) => Promise<string | undefined>)

  /** Records with `-u` that axe has found a story accessible. */
  var storyAccessible: undefined | ((id: string, fingerprint: string) => Promise<void>)
}

/**
 * React's development build notes for each element where it was made, which takes a tenth of the time of stories. From ten thousand
 * elements a second on it leaves that out; the preview counts as one with so many.
 */
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })

/**
 * Blocks trusted pointer events. Chromium sometimes reports a pointer position although there is no mouse, for instance
 * after the window was resized, and React Aria then ends the hover of a story. Events of a story's user are never trusted.
 */
for (const kind of ['over', 'out', 'enter', 'leave', 'move']) {
  for (const device of ['pointer', 'mouse']) {
    window.addEventListener(`${device}${kind}`, (event) => event.isTrusted && event.stopImmediatePropagation(), true)
  }
}

const lookName = inject('look')
const all = Object.entries<Look>(looks)

/**
 * Axe checks each story in the main look, and again on a phone, where a component may render other elements; its colours are
 * those of the main look. The English look has the elements and colours of the main look, so that axe would find nothing new.
 * The report lists violations only: the rules that pass and those that do not apply make 40 kB a story, which the tab would send to
 * Vitest.
 */
globalThis.axeTest = lookName === 'light-en' ? 'off' : 'error'
globalThis.axeOptions = {
  reporter: 'no-passes',
  rules: Object.fromEntries(lookName === mainLook ? [] : colourRules.map((id) => [id, { enabled: false }])),
}

globalThis.storyShot = async (story) => {
  const { id, tags, leftovers, parameters } = story
  const hasPictures = Boolean(import.meta.env.VITE_VISUAL) && !tags.includes('no-picture')
  const picture = async (look: string) =>
    hasPictures ? await shoot(`${look}/${id}`, leftovers, parameters.visual ?? {}) : undefined
  const problems = [await picture(lookName)]
  for (const [name, look] of lookName === mainLook ? all : []) {
    if (!look.isRestyled || !isShownIn(look, tags)) continue
    await restyle(look, story, async () => {
      problems.push(await picture(name))
      // Forced colours are not ours, and screen rules do not apply to print.
      if (!look.medium) problems.push(await contrastProblem(name, story))
    })
  }
  const found = problems.filter((problem) => problem !== undefined)
  if (found.length > 0) throw new Error(found.join('\n'))
}

/** Fingerprint of a story in a look that axe has to look at; undefined when axe found it accessible before. */
async function toJudge(look: string, { id, leftovers }: Pick<ShownStory, 'id' | 'leftovers'>) {
  const print = await fingerprint(leftovers)
  return (await commands.isKnownAccessible(`${look}/${id}`, print)) ? undefined : print
}

globalThis.storyToJudge = (story) => toJudge(lookName, story)

globalThis.storyAccessible = async (id, print) => commands.recordAccessible(`${lookName}/${id}`, print)

/** The unreadable texts of a restyled look, unless axe has found none before. */
async function contrastProblem(look: string, story: ShownStory) {
  const print = await toJudge(look, story)
  if (!print) return undefined
  const problem = await lacksContrast(look)
  if (!problem) await commands.recordAccessible(`${look}/${story.id}`, print)
  return problem
}

/** Switches theme or medium while `meanwhile` runs. */
async function restyle({ theme, medium }: Look, { storyGlobals }: ShownStory, meanwhile: () => Promise<void>) {
  const { dataset } = document.documentElement
  const before = dataset.theme
  if (!storyGlobals?.theme) dataset.theme = theme
  if (medium) await commands.showAs(medium)
  repaintTables()
  try {
    await meanwhile()
  } finally {
    if (medium) await commands.showAs('screen')
    dataset.theme = before
  }
}

/** Chromium keeps the old colours of joined table borders until the table is laid out again. */
function repaintTables() {
  for (const { style } of document.querySelectorAll('table')) {
    const { borderCollapse } = style
    style.borderCollapse = 'separate'
    document.body.getBoundingClientRect()
    style.borderCollapse = borderCollapse
  }
}

globalThis.storyGrey = ({ storyGlobals }) => {
  if (lookName !== mainLook || storyGlobals?.theme) return
  const { dataset } = document.documentElement
  const before = dataset.theme
  // The ground stays as it is: Chromium sometimes keeps that of a theme which is taken back before the next frame.
  const { style } = document.body
  const { background } = style
  style.setProperty('background', getComputedStyle(document.body).backgroundColor, 'important')
  dataset.theme = 'wireframe'
  watchGrey(document.body)
  dataset.theme = before
  style.background = background
}

/** Milliseconds that a component may take to settle in a narrower window. */
const settling = 1000

globalThis.storyNarrow = async ({ tags }) => {
  if (lookName === mainLook && isShownIn(looks['phone-zh'], tags)) return
  // The window of a test is an iframe of Vitest's page. Resizing the iframe directly takes a quarter of the time of Vitest's
  // command.
  const frame = window.frameElement as HTMLIFrameElement
  const { width } = frame.style
  frame.style.width = `${narrowest}px`
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
    frame.style.width = width
    await frames()
  }
}
