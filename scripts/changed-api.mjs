// Selects the tests of the API that a change needs, by folder. Each test imports the whole API, so a selection by imports would
// run all of them for a change of any module.

import { wings } from '../packages/tooling/wings.mjs'

/** Folders that no test of the API reads. */
const elsewhere =
  /^(packages\/(ui|features|layouts|themes|tooling|i18n)|apps\/(web|sso)|e2e|testing|bench|docs|scripts|locales|\.storybook|\.github)\/|^[^/]+\.md$/
/** Files of one slug: its module, its tests, its rules and its calls. */
const ofSubject = new RegExp(
  `^(?:apps/api/(?:src/modules|test)|packages/(?:domain|contract)/src)/((?:(?:${wings.join('|')})/)?[^/]+)/.`,
)
/** Test folders of slugs whose tests are not in a folder of the same name. */
const others = {
  'compete/submission': ['compete/submission', 'compete/ranking'],
  'base/session': ['platform', 'people/profile'],
}
/** Tests that run for every change: the rights of each call. */
const always = ['community', 'platform/guards']

/**
 * Vitest's filters for a change; null when a changed file belongs to no slug, so that only imports tell the tests it affects.
 * @param {readonly string[]} changed paths below the repository, with forward slashes
 * @param {(folder: string) => boolean} hasTests whether a folder of that name is in `apps/api/test`
 * @returns {string[] | null} empty when the change affects no test of the API
 */
export function changedApiTests(changed, hasTests) {
  const concerned = changed.filter((file) => !elsewhere.test(file))
  if (concerned.length === 0) return []
  const subjects = concerned.map((file) => ofSubject.exec(file)?.[1])
  const folders = subjects.flatMap((subject) => (subject ? (others[subject] ?? [subject]) : ['']))
  if (!folders.every((folder) => folder !== '' && hasTests(folder))) return null
  return [...new Set([...folders, ...always])].sort().map((folder) => `apps/api/test/${folder}`)
}
