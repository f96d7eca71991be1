import { expect, test } from 'vitest'
import { isBlankDraft, parseDraft } from './draft.ts'

const receiver = { id: 7, name: '顾南星', avatar: null }

test('a stored draft is restored with its receiver and key', () => {
  const draft = { receiver, content: '你好', key: 'k1' }
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([null, '', 'null', '[]', '"x"', '{}', '{"content":1}', '{'])('%j is no draft', (text) => {
  expect(parseDraft(text)).toBeNull()
})

test.each([{ id: -1, name: 'x' }, { id: 1.5, name: 'x' }, { id: 1 }, 'x', 3])('%j is no receiver', (someone) => {
  expect(parseDraft(JSON.stringify({ receiver: someone, content: '' }))?.receiver).toBeNull()
})

test('a draft with only a receiver is stored', () => {
  expect(isBlankDraft({ receiver, content: '', key: null })).toBe(false)
  expect(isBlankDraft({ receiver: null, content: '', key: 'k' })).toBe(true)
})
