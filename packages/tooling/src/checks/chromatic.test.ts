import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getConfiguration } from 'chromatic/node'
import { afterAll, describe, expect, test } from 'vitest'
import { chromaticOf } from '../../../../.storybook/chromatic.ts'
import { type Look, looks, viewports } from '../../../../.storybook/modes.ts'
import { expectedPictures, storiesOfProject } from './pictures/pictures.ts'
import { filesLike, root } from './repo.ts'

const file = path.join(root, 'chromatic.config.json')
const folder = mkdtempSync(path.join(tmpdir(), 'chromatic-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('chromatic.config.json', () => {
  test('has only options that the installed Chromatic reads', async () => {
    expect(await getConfiguration(file)).toMatchObject({ onlyChanged: true, buildScriptName: 'build-storybook' })
  })

  test.each([
    ['an unknown key', { onlyChange: true }],
    ['a value of another kind', { externals: 'locales/**' }],
  ])('with %s is refused', async (_, fault) => {
    const broken = path.join(folder, 'chromatic.config.json')
    writeFileSync(broken, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...fault }))
    await expect(getConfiguration(broken)).rejects.toThrow(/was invalid/)
  })

  test('names an existing script and existing files', async () => {
    const { buildScriptName, externals = [] } = await getConfiguration(file)
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    expect(scripts[`${buildScriptName}`]).toContain('--stats-json')
    for (const pattern of externals) expect(filesLike(pattern), pattern).not.toEqual([])
  })
})

describe('looks in Chromatic', () => {
  const onScreen = Object.entries<Look>(looks).flatMap(([name, { medium }]) => (medium ? [] : [name]))

  test('equal those of the local pictures for every story', () => {
    const stories = storiesOfProject()
    const there = stories.flatMap(({ id, tags }) => {
      const told = chromaticOf(tags)
      return 'modes' in told ? Object.keys(told.modes).map((look) => `${look}/${id}`) : []
    })
    const here = expectedPictures(stories).filter((picture) => onScreen.includes(picture.split('/')[0] ?? ''))
    expect(there.sort()).toEqual(here)
  })

  test('set the theme, language and viewport of the look of their name', () => {
    const told = chromaticOf(['modes', 'modes-microsite'])
    if (!('modes' in told)) throw new Error('A story with both tags has pictures')
    expect(Object.keys(told.modes)).toEqual(onScreen)
    for (const { viewport } of Object.values(told.modes)) expect(viewports).toHaveProperty(viewport)
    expect(told.modes['phone-zh']).toEqual({ theme: 'light', locale: 'zh-CN', viewport: 'phone' })
  })

  test.each([[['no-picture']], [['!test']], [['modes', 'no-picture']]])('leave out %j', (tags) => {
    expect(chromaticOf(tags)).toEqual({ disableSnapshot: true })
  })
})
