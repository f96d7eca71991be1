import { expect, test } from 'vitest'
import { groupOf, ignorableGroupOf, kindsOfList, noticeKey, noticeKinds, noticeLists } from './notice.ts'

test('every kind is in the list of all and in exactly one other list', () => {
  for (const kind of noticeKinds) {
    expect(noticeLists.filter((list) => list !== 'all' && kindsOfList(list).includes(kind))).toHaveLength(1)
    expect(kindsOfList('all')).toContain(kind)
  }
})

test('blocks and answers to appeals always arrive, the others only if their group is wanted', () => {
  expect(noticeKinds.filter((kind) => ignorableGroupOf(kind) === null)).toEqual([
    'appealAnswered',
    'blocked',
    'unblocked',
  ])
  for (const kind of noticeKinds) expect([groupOf(kind), null]).toContain(ignorableGroupOf(kind))
  expect(ignorableGroupOf('scored')).toBe('system')
})

test('a notice is identified by recipient, kind, actor and subject, and by nothing else', () => {
  const notice = { recipientId: 1, kind: 'followed', actorId: 2, subject: '' } as const
  const keys = [
    notice,
    { ...notice, recipientId: 12 },
    { ...notice, kind: 'liked' as const },
    { ...notice, actorId: null },
    { ...notice, subject: 'x' },
  ].map(noticeKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(noticeKey({ ...notice })).toBe(keys[0])
})
