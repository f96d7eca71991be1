import { expect, test } from 'vitest'
import { ownShareName, parseOwnShareName, parseShareName, type ShareRequest, shareName } from './picture.ts'

const requests: ShareRequest[] = [
  { subject: { page: 'home' }, language: 'zh-CN', size: 'square' },
  { subject: { page: 'ranking', id: 1001 }, language: 'en-US', size: 'wide' },
  { subject: { page: 'dataset', id: 7 }, language: 'en-US', size: 'square' },
  { subject: { page: 'info', id: 5 }, language: 'zh-CN', size: 'wide' },
  { subject: { page: 'activity', id: 1 }, language: 'en-US', size: 'square' },
  { subject: { page: 'special', name: 'night-sky' }, language: 'zh-CN', size: 'wide' },
  { subject: { page: 'certificate', no: 'SL-1004-69' }, language: 'zh-CN', size: 'wide' },
]

test('a file name gives the page, language and size of its picture', () => {
  expect(requests.map(shareName)).toEqual([
    'home.zh-CN.square.png',
    'ranking-1001.en-US.wide.png',
    'dataset-7.en-US.square.png',
    'info-5.zh-CN.wide.png',
    'activity-1.en-US.square.png',
    'special-night-sky.zh-CN.wide.png',
    'certificate-SL-1004-69.zh-CN.wide.png',
  ])
  expect(requests.map(shareName).map(parseShareName)).toEqual(requests)
})

test.each([
  'home.png',
  'home-1.zh-CN.wide.png',
  'profile-1.zh-CN.wide.png',
  'info-x.zh-CN.wide.png',
  'race-news.zh-CN.wide.png',
  'race-Tang.zh-CN.wide.png',
  'certificate-1.zh-CN.wide.png',
  'competition-0.zh-CN.wide.png',
  'competition-1.fr-FR.wide.png',
  'competition-1.zh-CN.huge.png',
  'competition-1.zh-CN.wide.png/..',
])('%s is no share picture', (name) => {
  expect(parseShareName(name)).toBeNull()
})

test('the file name of a picture of the own profile gives its language and size alone', () => {
  const name = ownShareName({ language: 'en-US', size: 'square' })
  expect(name).toBe('en-US.square.png')
  expect(parseOwnShareName(name)).toEqual({ language: 'en-US', size: 'square' })
})

test.each(['7.zh-CN.wide.png', 'home.zh-CN.wide.png', 'fr-FR.wide.png', 'zh-CN.huge.png', 'zh-CN.wide.png/..', ''])(
  '%j is no share picture of the own profile',
  (name) => {
    expect(parseOwnShareName(name)).toBeNull()
  },
)
