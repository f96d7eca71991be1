import { storedMarkup } from '@shulei/domain/base/markup/write.ts'
import { postProblem, titleProblem } from '@shulei/domain/publish/discussion/discussion.ts'
import { messageProblem } from '@shulei/domain/talk/message/content.ts'
import { FIRST_CONTACT_LIMIT } from '@shulei/domain/talk/message/first-contact.ts'
import { noticeKey } from '@shulei/domain/talk/notice/notice.ts'
import { expect, test } from 'vitest'
import { castActivityTopics } from './activity-discussions.ts'
import { conversations } from './conversations.ts'
import { castTopics } from './discussions.ts'
import { isFollowing } from './follows.ts'
import { castNotices } from './notices.ts'

test('every line is a valid message', () => {
  const lines = conversations.flatMap((conversation) => conversation.lines)
  expect(lines.filter(({ text }) => messageProblem(text) !== null)).toEqual([])
  expect(lines.filter(({ from, to }) => from === to)).toEqual([])
})

test('two people have one conversation, its lines are in order, and nobody exceeds the first-contact limit', () => {
  const pairs = conversations.map(({ between }) =>
    between
      .map(({ id }) => id)
      .sort()
      .join(),
  )
  expect(new Set(pairs).size).toBe(pairs.length)
  for (const { lines } of conversations) {
    expect(lines.map(({ hoursAgo }) => hoursAgo)).toEqual(
      lines.map(({ hoursAgo }) => hoursAgo).toSorted((a, b) => b - a),
    )
    if (new Set(lines.map(({ from }) => from)).size === 1) expect(lines.length).toBeLessThanOrEqual(FIRST_CONTACT_LIMIT)
  }
})

test('the unread lines are the last ones of one person', () => {
  for (const { lines } of conversations) {
    const unread = lines.filter(({ read }) => !read)
    expect(new Set(unread.map(({ from }) => from)).size).toBeLessThanOrEqual(1)
  }
})

test('nobody gets the same notice twice, nor one of their own action, nor of a follow that does not exist', () => {
  const keys = castNotices.map(({ to, actor, ...rest }) =>
    noticeKey({ ...rest, recipientId: to.id, actorId: actor?.id ?? null }),
  )
  expect(new Set(keys).size).toBe(keys.length)
  expect(castNotices.filter(({ to, actor }) => to === actor)).toEqual([])
  expect(
    castNotices.filter(({ kind, to, actor }) => kind === 'followed' && !(actor && isFollowing(actor, to))),
  ).toEqual([])
})

test('every topic has a valid title, and posts in order whose texts are stored as they are', () => {
  for (const { title, posts } of [...castTopics, ...castActivityTopics]) {
    expect([title, titleProblem(title)]).toEqual([title, null])
    const hours = posts.map(({ hoursAgo }) => hoursAgo)
    expect(hours).toEqual(hours.toSorted((a, b) => b - a))
    for (const { content, isRemoved } of posts) {
      expect([content, postProblem(content)]).toEqual([content, isRemoved ? 'postEmpty' : null])
      expect(storedMarkup(content)).toBe(content)
    }
  }
})
