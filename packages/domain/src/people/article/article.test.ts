import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ArticleText, articleTagsOf, draftProblem, publishProblems } from './article.ts'

const text: ArticleText = { title: '三张图', summary: '', body: '<p>正文</p>', cover: null, tags: [] }

test.each([
  [{}, null, null],
  [{ title: '' }, null, 'articleTitleEmpty'],
  [{ body: '<p> </p>' }, null, 'articleTextEmpty'],
  [{ title: '题'.repeat(81) }, 'articleTitleInvalid', 'articleTitleInvalid'],
  [{ title: '\ud83d' }, 'articleTitleInvalid', 'articleTitleInvalid'],
  [{ summary: '摘'.repeat(201) }, 'articleSummaryInvalid', 'articleSummaryInvalid'],
  [{ body: `<p>${'字'.repeat(30_001)}</p>` }, 'articleTextInvalid', 'articleTextInvalid'],
  [{ body: '<p></p>'.repeat(40_000) }, 'articleTextInvalid', 'articleTextInvalid'],
  [{ tags: ['十一个字的标签名称太长了'] }, 'articleTagInvalid', 'articleTagInvalid'],
  [{ tags: ['Python', 'ｐｙｔｈｏｎ'] }, 'articleTagInvalid', 'articleTagInvalid'],
  [{ tags: ['一', '二', '三', '四', '五', '六', '七'] }, 'articleTagInvalid', 'articleTagInvalid'],
])('%j: as a draft %s, published %s', (patch, draft, published) => {
  expect([draftProblem({ ...text, ...patch }), publishProblems({ ...text, ...patch })]).toEqual([
    draft,
    published === null ? [] : [published],
  ])
})

test('all that is missing is named, after the problem of the draft', () => {
  expect(publishProblems({ ...text, title: '', body: '', tags: ['Python', 'python'] })).toEqual([
    ...['articleTagInvalid', 'articleTitleEmpty', 'articleTextEmpty'],
  ])
})

test('tags that can be stored can be stored again', () => {
  const tag = fc.string({ unit: fc.constantFrom('a', 'A', '潮', ' ', 'ａ', '1'), maxLength: 12 })
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 7 }), (tags) => {
      fc.pre(draftProblem({ ...text, tags }) === null)
      const stored = articleTagsOf(tags)
      expect(draftProblem({ ...text, tags: stored })).toBeNull()
      expect(articleTagsOf(stored)).toEqual(stored)
    }),
  )
})
