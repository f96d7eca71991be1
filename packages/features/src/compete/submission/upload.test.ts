import { describe, expect, test } from 'vitest'
import { keyFor, type UploadForm, uploadBody } from './upload.ts'

const file = (name = 'result.csv') => new File(['id,birth\n1,2\n'], name)
const form = (over: Partial<UploadForm> = {}): UploadForm => ({
  resultFile: file(),
  processFile: null,
  description: '五折',
  share: true,
  teamId: 3113,
  scheduleId: 7,
  ...over,
})

describe('the form', () => {
  test('contains the fields of the contract, the small ones first', () => {
    expect([...uploadBody(form({ processFile: file('notes.txt') })).keys()]).toEqual([
      'description',
      'share',
      'teamId',
      'scheduleId',
      'resultFile',
      'processFile',
    ])
  })

  test('names the upload that has brought the file in parts, in the place of the file', () => {
    const body = uploadBody(form(), 'u-1')
    expect([...body.keys()]).toEqual(['description', 'share', 'teamId', 'scheduleId', 'upload'])
    expect(body.get('upload')).toBe('u-1')
  })

  test('leaves out unknown values', () => {
    const body = uploadBody(form({ teamId: null, scheduleId: null, share: false }))
    expect([...body.keys()]).toEqual(['description', 'share', 'resultFile'])
    expect(body.get('share')).toBe('0')
  })
})

describe('the key of an action', () => {
  test('stays for retries of the same file', () => {
    const chosen = file()
    const first = keyFor(chosen, null, () => 'a-b-c-d-e')
    expect(keyFor(chosen, first, () => 'f-g-h-i-j').key).toBe('a-b-c-d-e')
  })

  test('changes for another file, also of the same name', () => {
    const first = keyFor(file(), null, () => 'a-b-c-d-e')
    expect(keyFor(file(), first, () => 'f-g-h-i-j').key).toBe('f-g-h-i-j')
  })
})
