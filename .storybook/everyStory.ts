import { chromaticOf } from './chromatic.ts'
import { keptTags } from './modes.ts'

type Play = (context: { globals: { locale?: string } }) => unknown
interface Annotations {
  tags?: string[]
  parameters?: Record<string, unknown>
  globals?: { locale?: string }
  play?: Play
}
type Given = Annotations | (() => unknown)
interface Meta {
  input: Annotations
  story(given?: Given): unknown
}

/** Whether the browser is that of Vitest or of Chromatic, which says so by its name. */
const isTested = () => 'storyShot' in globalThis || /Chromatic/.test(globalThis.navigator?.userAgent)

/**
 * A play function reads the words on the page. One that was written for Chinese says nothing to a reader who has switched the
 * toolbar to English, and would greet them with an error: it is left out there. Stories with the tag `modes` are tested in both.
 * Who reads the Storybook sees what a play function leads to and no test: a slow line or a docs page, whose windows take the focus
 * from each other, must not put an error in a story's place. Vitest and Chromatic test; the Interactions panel names what failed.
 */
function forReaders(play: Play, speaksBoth: boolean, own: string): Play {
  return async (context) => {
    if (!speaksBoth && context.globals.locale !== own) return
    try {
      await play(context)
    } catch (error) {
      if (isTested()) throw error
    }
  }
}

/** Gives every story of a preview what follows from its tags: its looks in Chromatic, and the languages it is played in. */
export function completeStories(preview: { meta(input: never): unknown }): void {
  const { meta } = preview
  preview.meta = (input) => {
    const made = meta.call(preview, input) as Meta
    const { story } = made
    made.story = (given = {}) => {
      const own: Annotations & { render?: unknown } = typeof given === 'function' ? { render: given } : given
      const tags = keptTags([...(made.input.tags ?? []), ...(own.tags ?? [])])
      const play = own.play ?? made.input.play
      const locale = own.globals?.locale ?? made.input.globals?.locale ?? 'zh-CN'
      return story.call(made, {
        ...own,
        ...(play ? { play: forReaders(play, tags.includes('modes'), locale) } : {}),
        parameters: { chromatic: chromaticOf(tags), ...own.parameters },
      })
    }
    return made
  }
}
