import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { keptTags, looksOf } from '../../../../../.storybook/modes.ts'
import { readManifest } from '../../../../../.storybook/pictures/manifest.ts'
import { filesLike, root, storyGlobs } from '../repo.ts'

/** Title and tags of a story, which decide its pictures. */
export interface PicturedStory {
  id: string
  /** Title of the component, such as `Core/Button`. */
  title: string
  tags: readonly string[]
}

/** Stories of one file, without its `Story.test()`s, with the combined tags of meta and story. */
export function storiesIn(source: string, file: string): PicturedStory[] {
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? '' }).parse()
  return csf.indexInputs
    .filter((input) => input.type === 'story' && input.subtype !== 'test')
    .map((input) => ({ id: input.__id ?? '', title: csf.meta.title ?? '', tags: keptTags(input.tags ?? []) }))
}

/**
 * Names of the pictures that these stories must have, `<look>/<story id>`: all stories in the main look, tagged stories in
 * the looks of their tags.
 */
export function expectedPictures(stories: readonly PicturedStory[]): string[] {
  return stories
    .filter(({ tags }) => tags.includes('test') && !tags.includes('no-picture'))
    .flatMap(({ id, tags }) => looksOf(tags).map((look) => `${look}/${id}`))
    .sort()
}

/** Missing pictures, and pictures without a story. */
export function pictureProblems(expected: readonly string[], existing: readonly string[]): string[] {
  const wanted = new Set(expected)
  const there = new Set(existing)
  return [
    ...expected.filter((picture) => !there.has(picture)).map((picture) => `missing: ${picture}`),
    ...existing.filter((picture) => !wanted.has(picture)).map((picture) => `orphaned: ${picture}`),
  ]
}

/**
 * Problems of the tag `modes`, which makes a story run twice more, in English and on a phone. A component tags exactly one
 * story that shows most of it; a page tags one or more. `modes-colours` adds pictures only and is not limited.
 */
export function modesProblems(stories: readonly PicturedStory[]): string[] {
  const pictured = stories.filter(({ tags }) => tags.includes('test') && !tags.includes('no-picture'))
  return [...Map.groupBy(pictured, ({ title }) => title)].flatMap(([title, ofTitle]) => {
    const telling = ofTitle.filter(({ tags }) => tags.includes('modes'))
    if (title.startsWith('Pages/')) return telling.length === 0 ? [`${title}: no story has the tag modes`] : []
    // The content of a page may be a page of its own.
    if (/Page$/.test(title)) return []
    if (telling.length <= 1) return []
    return [`${title}: more than one story has the tag modes: ${telling.map(({ id }) => id).join(', ')}`]
  })
}

/** Every story file below the folder of a working tree. */
export const storyFiles = (base = root): string[] => filesLike(storyGlobs, base)

/** Every story of the project. */
export const storiesOfProject = (): PicturedStory[] =>
  storyFiles().flatMap((file) => storiesIn(readFileSync(path.join(root, file), 'utf8'), file))

/** Names of all pictures in the manifest, `<look>/<story id>`. */
export const picturesOfProject = (): string[] => [...readManifest().pictures.keys()]
