import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MAX_POST,
  MAX_POST_MARKUP,
  MAX_TOPIC_TITLE,
  postProblem,
  titleProblem,
  toldOfReply,
  topicTitle,
  unreadPosts,
  writingRefusal,
} from './discussion.ts'
import { pageOfPost, postsOfPage } from './pages.ts'

describe('the title of a topic', () => {
  test.each([
    ['闰年那天要不要单独建模', null],
    ['', 'topicTitleEmpty'],
    [' \u200b\n', 'topicTitleEmpty'],
    ['浪'.repeat(MAX_TOPIC_TITLE), null],
    ['😀'.repeat(MAX_TOPIC_TITLE), null],
    ['浪'.repeat(MAX_TOPIC_TITLE + 1), 'topicTitleInvalid'],
    ['a\0b', 'topicTitleInvalid'],
    ['a\ud800', 'topicTitleInvalid'],
  ])('%j has the problem %s', (title, problem) => {
    expect(titleProblem(title)).toBe(problem)
  })

  test('has no problem again once it is stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        if (titleProblem(title) === null) expect(titleProblem(topicTitle(title))).toBeNull()
      }),
    )
  })
})

describe('the text of a post', () => {
  test.each([
    ['<p>看残差</p>', null],
    ['', 'postEmpty'],
    ['<p> <br></p><ul><li></li></ul>', 'postEmpty'],
    ['<script>alert(1)</script>', 'postEmpty'],
    [`<p>${'浪'.repeat(MAX_POST)}</p>`, null],
    [`<p>${'浪'.repeat(MAX_POST + 1)}</p>`, 'postTooLong'],
    ['<b>'.repeat(MAX_POST_MARKUP / 3) + 1, 'postTooLong'],
    ['浪'.repeat(200_000), 'postTooLong'],
    ['<p>a\0</p>', 'postForbidden'],
    ['<p>\udfff</p>', 'postForbidden'],
  ])('of case %# has the problem %s', (html, problem) => {
    expect(postProblem(html)).toBe(problem)
  })
})

test('every post stands on exactly one page, where its number lies between the bounds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (no) => {
      const { from, to } = postsOfPage(pageOfPost(no))
      expect(from <= no && no <= to).toBe(true)
    }),
  )
  expect(pageOfPost(0)).toBe(1)
})

test('nobody writes to a removed or locked topic, nor from a banned team, and everybody else does', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (isBanned, isLocked, isRemoved) => {
      expect(writingRefusal({ isBanned, isLocked, isRemoved }) === null).toBe(!(isBanned || isLocked || isRemoved))
    }),
  )
  expect(writingRefusal({ isBanned: true, isLocked: true, isRemoved: true })).toBe('topicRemoved')
})

test('unread posts are never negative, and reading everything leaves none', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.option(fc.nat(10_000)), (replies, seen) => {
      expect(unreadPosts(replies, seen)).toBeGreaterThanOrEqual(0)
      expect(unreadPosts(replies, replies)).toBe(0)
      if (seen !== null) expect(unreadPosts(replies + 1, seen)).toBeGreaterThanOrEqual(unreadPosts(replies, seen))
    }),
  )
  expect(unreadPosts(3, null)).toBe(4)
})

test('nobody is told twice of a reply, nor of their own', () => {
  const person = fc.integer({ min: 1, max: 6 })
  fc.assert(
    fc.property(person, fc.option(person), fc.array(person), (authorId, topicAuthorId, mentions) => {
      const { mentioned, replied } = toldOfReply({ authorId, topicAuthorId, mentions })
      const all = [...mentioned, ...replied]
      expect(new Set(all).size).toBe(all.length)
      expect(all).not.toContain(authorId)
      if (topicAuthorId !== null && topicAuthorId !== authorId) expect(all).toContain(topicAuthorId)
    }),
  )
})
