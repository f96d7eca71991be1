import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCard } from '../seed/content-folder.ts'
import { auc, averagePrecision, logLoss, macroF1 } from './metrics.ts'
import { recipes } from './recipes.ts'
import { contentFolders, contentProblems } from './verify-content.ts'

test('every recipe has a committed folder, and every folder a recipe', () => {
  expect(contentFolders().map((folder) => basename(folder))).toEqual(recipes.map(({ slug }) => slug).toSorted())
})

describe.each(contentFolders())('%s', (folder) => {
  test('matches its card in checksums, ids, labels, profile, texts and baseline scores', () => {
    expect(contentProblems(folder)).toEqual([])
  })

  test('has the texts of its recipe', () => {
    const card = readCard(folder)
    const recipe = recipes.find(({ slug }) => slug === card.slug)
    const { source, ...words } = recipe!.words
    expect(card).toMatchObject({ ...words, source })
    expect(card.source.sha256.startsWith(recipe!.sourceSha256)).toBe(true)
  })
})

describe('metrics', () => {
  test('gives equal scores the same rank in AUC', () => {
    expect(auc([0, 1, 0, 1], [0.5, 0.5, 0.5, 0.5])).toBe(0.5)
    expect(auc([0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8])).toBe(0.75)
  })

  test('gives the same average precision in any order of rows with equal scores', () => {
    expect(averagePrecision([1, 0, 1, 0], [0.9, 0.5, 0.5, 0.1])).toBe(
      averagePrecision([1, 1, 0, 0], [0.9, 0.5, 0.5, 0.1]),
    )
    expect(averagePrecision([0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8])).toBeCloseTo(0.8333333, 6)
  })

  test('bounds the loss of a certain but wrong probability', () => {
    expect(logLoss(['a'], [[0, 1]], ['a', 'b'])).toBeCloseTo(36.043653, 6)
  })

  test('counts a class that is never predicted as zero in macro-F1', () => {
    expect(macroF1(['a', 'a', 'b'], ['a', 'a', 'a'], ['a', 'b'])).toBeCloseTo(0.4, 12)
  })
})
