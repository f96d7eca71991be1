import { expect, test } from 'vitest'
import { beforeOf, pageOf, placeOf, profileTabAddress, profileTabs } from './profile.ts'

test.each(['users', 'user'] as const)('every page of /%s leads to itself', (tree) => {
  for (const tab of profileTabs) {
    const place = placeOf(profileTabAddress(7, tab, { tree }).split('?')[0] as string)
    expect(place.tab).toBe(tab)
  }
})

test('the older tree has another word for followings, and uses the newer addresses for missing pages', () => {
  expect(profileTabAddress(7, 'followings')).toBe('/users/7/followings')
  expect(profileTabAddress(7, 'followings', { tree: 'user' })).toBe('/user/7/following')
  expect(profileTabAddress(7, 'articles', { tree: 'user' })).toBe('/users/7/articles')
})

test('the default page of the older tree has two addresses', () => {
  expect(placeOf('/user/7/competition-history')).toEqual({ tree: 'user', tab: 'history' })
  expect(placeOf('/user/7/')).toEqual({ tree: 'user', tab: 'history' })
})

test('only pages after the first are written', () => {
  expect(profileTabAddress(7, 'history', { page: 1 })).toBe('/users/7')
  expect(profileTabAddress(7, 'publishes', { page: 3 })).toBe('/users/7/publishes?page=3')
  expect(profileTabAddress(7, 'articles', { page: 3, hash: 'list' })).toBe('/users/7/articles?page=3#list')
})

test.each(['0', '-1', 'x', '1.5', '1e3', ''])('%j is no page and no place in a list', (raw) => {
  const params = new URLSearchParams({ page: raw, before: raw })
  expect(pageOf(params)).toBe(1)
  expect(beforeOf(params)).toBeUndefined()
})

test('a page number beyond the limit becomes the limit', () => {
  expect(pageOf(new URLSearchParams({ page: '999999999999' }))).toBe(1_000_000)
  expect(beforeOf(new URLSearchParams({ before: '208417' }))).toBe(208_417)
})
