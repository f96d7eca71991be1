import { afterEach, describe, expect, test, vi } from 'vitest'
import { completeStories } from '../../../../.storybook/everyStory.ts'
import { coloursIn, isColoured } from '../../../../.storybook/guards/grey.ts'
import { useOwnExpect } from './ownExpect.ts'

useOwnExpect()

interface Story {
  extend?: (more: Story) => Story
  tags?: string[]
  globals?: { locale: string }
  play?: (context: { globals: { locale: string } }) => unknown
  parameters?: Record<string, unknown>
}

/** A story of a fake preview that returns the annotations unchanged. */
const plain = (given: Story): Story => ({ ...given, extend: plain })

/** Annotations of a story after `completeStories`. */
function completed(component: Story, story: Story) {
  const preview = {
    meta: (input: Story) => ({ input, story: plain }),
  }
  completeStories(preview)
  return preview.meta(component).story(story)
}

describe('a play function', () => {
  const playedIn = (story: Story, locale: string, component: Story = {}) => {
    const play = vi.fn()
    completed(component, { ...story, play }).play?.({ globals: { locale } })
    return play.mock.calls.length === 1
  }
  test('runs in the language of its story', () => {
    expect(playedIn({}, 'zh-CN')).toBe(true)
    expect(playedIn({}, 'en-US')).toBe(false)
    expect(playedIn({ globals: { locale: 'en-US' } }, 'en-US')).toBe(true)
    expect(playedIn({}, 'en-US', { globals: { locale: 'en-US' } })).toBe(true)
  })
  test('runs in both languages with the tag modes', () => {
    expect(playedIn({ tags: ['modes'] }, 'en-US')).toBe(true)
    expect(playedIn({ tags: ['!modes'] }, 'en-US', { tags: ['modes'] })).toBe(false)
  })
  test('of the component runs by the same rules', () => {
    const play = vi.fn()
    completed({ play }, {}).play?.({ globals: { locale: 'en-US' } })
    expect(play).not.toHaveBeenCalled()
  })
})

describe('a play function that fails', () => {
  const fails = async () => {
    throw new Error('The focus is elsewhere')
  }
  const played = () => completed({}, { play: fails }).play?.({ globals: { locale: 'zh-CN' } })
  afterEach(() => vi.unstubAllGlobals())

  test('fails its story under Vitest', async () => {
    vi.stubGlobal('storyShot', async () => {})
    await expect(played()).rejects.toThrow('elsewhere')
  })
  test('fails its story in Chromatic', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 Chrome/150 Chromatic' })
    await expect(played()).rejects.toThrow('elsewhere')
  })
  test('does not hide the story from readers of the Storybook', async () => {
    await expect(played()).resolves.toBeUndefined()
  })
})

test('a story that extends another has the looks of its own tags only', () => {
  const base = completed({ tags: ['autodocs'] }, { tags: ['modes'] })
  expect(base.extend?.({ tags: ['modes-paper'] })).toMatchObject({
    tags: ['!modes', '!modes-colours', '!modes-paper', '!modes-microsite', 'modes-paper'],
    parameters: { chromatic: { modes: { 'light-zh': {} } } },
  })
  expect(base.extend?.({})?.parameters?.chromatic).not.toHaveProperty('modes.dark-zh')
})

test('a story passes its looks to Chromatic unless it sets its own parameters', () => {
  expect(completed({ tags: ['no-picture'] }, {}).parameters).toEqual({ chromatic: { disableSnapshot: true } })
  const own = { chromatic: { delay: 100 } }
  expect(completed({}, { parameters: own }).parameters).toEqual(own)
})

describe('under the wireframe', () => {
  test.each([
    'rgb(51, 51, 51)',
    'rgba(0, 0, 0, 0.4)',
    'rgba(200, 0, 0, 0)',
    'oklch(0.6 0.004 120)',
    'color(srgb 0.2 0.2 0.2)',
  ])('%s is a grey', (colour) => expect(isColoured(colour)).toBe(false))
  test.each(['rgb(192, 57, 18)', 'rgba(0, 0, 255, 0.2)', 'oklch(0.6 0.13 30)', 'color(srgb 0.2 0.4 0.2 / 0.5)'])(
    '%s is a colour',
    (colour) => expect(isColoured(colour)).toBe(true),
  )
  test('finds the colours of a gradient', () => {
    expect(coloursIn('linear-gradient(90deg, rgb(1, 2, 3) 0%, oklch(0.6 0.13 30) 50%)')).toEqual([
      'rgb(1, 2, 3)',
      'oklch(0.6 0.13 30)',
    ])
  })
})
