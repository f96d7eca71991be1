import { changedFilters, defaultFilters } from '@shulei/domain/compete/competition/filters.ts'
import { changedDatasetFilters, defaultDatasetFilters } from '@shulei/domain/data/dataset/filters.ts'
import { expect, test } from 'vitest'
import { isFiltered, whyEmpty } from './empty-list.ts'

const competitions = { type: '1', tagCode: 'x', indCode: 'x', raceId: 1, cmptStatus: 1, search: 'x' } as const
const datasets = { categoryId: 1, tag: 'x', licence: 'x', size: 'small', search: 'x' } as const

/** Each filter of a list alone, and the order and the page, which are none. */
const lists = [
  ...Object.entries({ ...competitions, sort: 'newest', page: 3 }).map(([name, value]) => ({
    name: `${name} of competitions`,
    is: name in competitions,
    changed: changedFilters({ ...defaultFilters, [name]: value }),
  })),
  ...Object.entries({ ...datasets, sort: 'newest', page: 3 }).map(([name, value]) => ({
    name: `${name} of data sets`,
    is: name in datasets,
    changed: changedDatasetFilters({ ...defaultDatasetFilters, [name]: value }),
  })),
]

test('the tables have every part of an address', () => {
  expect(lists).toHaveLength(Object.keys({ ...defaultFilters }).length + Object.keys(defaultDatasetFilters).length)
})

test.each(lists)('a list is filtered by $name: $is', ({ changed, is }) => {
  expect(Object.keys(changed)).toHaveLength(1)
  expect(isFiltered(changed)).toBe(is)
  expect(whyEmpty(0, changed)).toBe(is ? 'unfit' : 'none')
  // something fits, so that neither the filters nor the site are why the page is empty
  expect(whyEmpty(1, changed)).toBe('beyond')
})

test('what is undefined is no filter', () => {
  expect(isFiltered({ topic: undefined })).toBe(false)
})
