import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftText, parseDraft } from './draft-text.ts'

test('a draft is read back as it was written', () => {
  const html = fc.option(fc.string().map((words) => `<p>${words}</p>`))
  fc.assert(
    fc.property(html, fc.dictionary(fc.string(), fc.string()), (text, fields) => {
      const stored = draftText({ html: text, fields })
      if (stored === null) expect([text, fields]).toEqual([null, {}])
      else expect(parseDraft(stored)).toEqual({ html: text, fields })
    }),
  )
})

test('a text alone is stored as its markup, as older drafts are', () => {
  expect(draftText({ html: '<p>浪</p>', fields: {} })).toBe('<p>浪</p>')
  expect(parseDraft('null')).toEqual({ html: 'null', fields: {} })
  expect(parseDraft('{"html":1,"fields":"x"}')).toEqual({ html: null, fields: {} })
})
