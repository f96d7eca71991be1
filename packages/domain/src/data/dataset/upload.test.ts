import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  datasetFileName,
  MAX_DATASET_FILE,
  MAX_OPEN_UPLOADS,
  MAX_OWN_BYTES,
  MAX_VERSION_FILES,
  uploadProblem,
} from './upload.ts'

const none = { bytes: 0, openUploads: 0, names: [] }

test('no sequence of uploads that may begin exceeds what a person may store', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: MAX_DATASET_FILE + 10 }), { maxLength: 60 }), (sizes) => {
      const use = { bytes: 0, openUploads: 0, names: [] as string[] }
      sizes.forEach((bytes, place) => {
        if (uploadProblem({ name: `${place}.csv`, bytes }, use) !== null) return
        use.bytes += bytes
        use.openUploads += 1
        use.names.push(`${place}.csv`)
      })
      expect(use.bytes).toBeLessThanOrEqual(MAX_OWN_BYTES)
      expect(use.openUploads).toBeLessThanOrEqual(MAX_OPEN_UPLOADS)
      expect(use.names.length).toBeLessThanOrEqual(MAX_VERSION_FILES)
    }),
  )
})

test('a file takes the place of another one with its name in a full version', () => {
  const names = Array.from({ length: MAX_VERSION_FILES }, (_, place) => `${place}.csv`)
  expect(uploadProblem({ name: 'new.csv', bytes: 1 }, { ...none, names })).toBe('datasetFilesFull')
  expect(uploadProblem({ name: '0.csv', bytes: 1 }, { ...none, names })).toBeNull()
})

test.each([
  ['train.csv', 'train.csv'],
  ['C:\\data\\train.csv', 'train.csv'],
  ['../../etc/passwd', 'passwd'],
  [' 训练 集.csv ', '训练 集.csv'],
  ['', null],
  ['..', null],
  ['a\u0000.csv', null],
  ['a\u202ecsv.exe', null],
  ['\ud83d.csv', null],
  ['长'.repeat(256), null],
])('the name %j is stored as %j', (raw, name) => expect(datasetFileName(raw)).toBe(name))

test('a stored name is stored again as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (raw) => {
      const name = datasetFileName(raw)
      if (name !== null) expect(datasetFileName(name)).toBe(name)
    }),
  )
})
