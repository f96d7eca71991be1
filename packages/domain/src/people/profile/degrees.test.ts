import { describe, expect, test } from 'vitest'
import { degreeOf, degrees } from './degrees.ts'

describe('the degree of a stored text', () => {
  test.each(degrees)('$nameCn: the degree of both names', (degree) => {
    expect(degreeOf(degree.nameCn)).toBe(degree)
    expect(degreeOf(degree.nameEn)).toBe(degree)
  })

  test.each(['', '工程硕士', 'Master of Arts'])('%j: none', (text) => expect(degreeOf(text)).toBeNull())
})
