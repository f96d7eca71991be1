import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCard } from './folder.ts'
import { auc, averagePrecision, logLoss, macroF1 } from './metrics.ts'
import { recipes } from './recipes.ts'
import { contentFolders, contentProblems } from './verify-content.ts'

test('every recipe has its committed folder, and every folder its recipe', () => {
  expect(contentFolders().map((folder) => basename(folder))).toEqual(recipes.map(({ slug }) => slug).toSorted())
})

describe.each(contentFolders())('%s', (folder) => {
  test('keeps what its card promises: checksums, ids, labels, profile, texts, baseline scores', () => {
    expect(contentProblems(folder)).toEqual([])
  })

  test('has the words of its recipe', () => {
    const card = readCard(folder)
    const recipe = recipes.find(({ slug }) => slug === card.slug)
    const { source, ...words } = recipe!.words
    expect(card).toMatchObject({ ...words, source })
    expect(card.source.sha256.startsWith(recipe!.sourceSha256)).toBe(true)
  })
})

describe('metrics', () => {
  test('equal scores share their rank in AUC', () => {
    expect(auc([0, 1, 0, 1], [0.5, 0.5, 0.5, 0.5])).toBe(0.5)
    expect(auc([0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8])).toBe(0.75)
  })

  test('average precision does not depend on the order of rows with equal scores', () => {
    expect(averagePrecision([1, 0, 1, 0], [0.9, 0.5, 0.5, 0.1])).toBe(
      averagePrecision([1, 1, 0, 0], [0.9, 0.5, 0.5, 0.1]),
    )
    expect(averagePrecision([0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8])).toBeCloseTo(0.8333333, 6)
  })

  test('a sure but wrong probability costs much, not everything', () => {
    expect(logLoss(['a'], [[0, 1]], ['a', 'b'])).toBeCloseTo(34.538776, 6)
  })

  test('a class nobody predicts counts as zero in macro-F1', () => {
    expect(macroF1(['a', 'a', 'b'], ['a', 'a', 'a'], ['a', 'b'])).toBeCloseTo(0.4, 12)
  })
})
