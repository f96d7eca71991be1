import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { keptTags, looksOf } from '../../../../.storybook/modes.ts'
import { filesLike, root, storyGlobs } from './repo.ts'

/** What decides whether a story has pictures. */
export interface PicturedStory {
  id: string
  tags: readonly string[]
}

/** The stories of one file, without its `Story.test()`s, with the tags of the meta and their own. */
export function storiesIn(source: string, file: string): PicturedStory[] {
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title ?? '' }).parse()
  return csf.indexInputs
    .filter((input) => input.type === 'story' && input.subtype !== 'test')
    .map((input) => ({ id: input.__id ?? '', tags: keptTags(input.tags ?? []) }))
}

/** The pictures that these stories must have, as `<look>/<story id>.png`: all in the main look, tagged ones in the looks of their tags. */
export function expectedPictures(stories: readonly PicturedStory[]): string[] {
  return stories
    .filter(({ tags }) => tags.includes('test') && !tags.includes('no-picture'))
    .flatMap(({ id, tags }) => looksOf(tags).map((look) => `${look}/${id}.png`))
    .sort()
}

/** Pictures that are missing and pictures that belong to no story any more. */
export function baselineProblems(expected: readonly string[], existing: readonly string[]): string[] {
  const wanted = new Set(expected)
  const there = new Set(existing)
  return [
    ...expected.filter((picture) => !there.has(picture)).map((picture) => `missing: ${picture}`),
    ...existing.filter((picture) => !wanted.has(picture)).map((picture) => `orphaned: ${picture}`),
  ]
}

/** Every file of stories. */
export const storyFiles = (): string[] => filesLike(storyGlobs)

/** Every story of the project. */
export const storiesOfProject = (): PicturedStory[] =>
  storyFiles().flatMap((file) => storiesIn(readFileSync(path.join(root, file), 'utf8'), file))

/** Every committed picture, as `<look>/<story id>.png`. */
export const picturesOfProject = (): string[] => filesLike('*/*.png', path.join(root, '.storybook/baselines'))
