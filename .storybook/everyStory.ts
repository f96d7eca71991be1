import { chromaticOf } from './chromatic.ts'
import { trackPlay } from './interruption.ts'
import { keptTags, type Look, looks } from './modes.ts'

type Play = (context: { globals: { locale?: string } }) => unknown
interface Annotations {
  tags?: string[]
  parameters?: Record<string, unknown>
  globals?: { locale?: string }
  render?: unknown
  play?: Play
}
type Given = Annotations | (() => unknown)
interface Story {
  extend(more: Annotations): Story
}
interface Meta {
  input: Annotations
  story(given?: Given): Story
}

/** Whether the story runs in Vitest, or in Chromatic, which is recognised by its user agent. */
const isTested = () => 'storyShot' in globalThis || /Chromatic/.test(globalThis.navigator?.userAgent)

/**
 * Wraps a play function for people who read the Storybook.
 *
 * A play function queries texts in one language. It is skipped when the toolbar shows the other language, unless the story
 * has the tag `modes` and is tested in both.
 *
 * Outside Vitest and Chromatic its failures are not thrown, because a slow connection or the shared focus of a docs page
 * must not replace a story by an error. The Interactions panel still names the failure.
 */
function forReaders(play: Play, speaksBoth: boolean, own: string): Play {
  return async (context) => {
    if (!speaksBoth && context.globals.locale !== own) return
    try {
      await trackPlay((async () => play(context))())
    } catch (error) {
      if (isTested()) throw error
    }
  }
}

const looksTags = [...new Set(Object.values<Look>(looks).flatMap(({ tags = [] }) => tags))]

/**
 * Adds to every story of a preview the results of its tags: its Chromatic looks, and the languages in which its play
 * function runs.
 */
export function completeStories(preview: { meta(input: never): unknown }): void {
  const { meta } = preview
  preview.meta = (input) => {
    const made = meta.call(preview, input) as Meta
    const { story } = made

    /** Completes the annotations of a story and of those that extend it. */
    function complete(own: Annotations, inherited: Annotations, make: (completed: Annotations) => Story): Story {
      const tags = keptTags([...(made.input.tags ?? []), ...(own.tags ?? [])])
      const play = own.play ?? inherited.play
      const locale = own.globals?.locale ?? inherited.globals?.locale ?? 'zh-CN'
      const result = make({
        ...own,
        ...(play ? { play: forReaders(play, tags.includes('modes'), locale) } : {}),
        parameters: { chromatic: chromaticOf(tags), ...own.parameters },
      })
      const { extend } = result
      // Storybook's index chooses tests by the story's own tags, so tags of looks must not be inherited.
      const notInherited = looksTags.map((tag) => `!${tag}`)
      result.extend = (more) =>
        complete(more, { globals: { locale } }, (completed) =>
          extend.call(result, { ...completed, tags: [...notInherited, ...(more.tags ?? [])] }),
        )
      return result
    }

    made.story = (given = {}) => {
      const own = typeof given === 'function' ? { render: given } : given
      return complete(own, made.input, (completed) => story.call(made, completed))
    }
    return made
  }
}
