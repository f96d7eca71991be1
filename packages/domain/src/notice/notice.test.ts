import { expect, test } from 'vitest'
import { groupOf, isWanted, kindsOfList, noticeKey, noticeKinds, noticeLists } from './notice.ts'

test('every kind is in the list of all and in exactly one other list', () => {
  for (const kind of noticeKinds) {
    expect(noticeLists.filter((list) => list !== 'all' && kindsOfList(list).includes(kind))).toHaveLength(1)
    expect(kindsOfList('all')).toContain(kind)
  }
})

test('blocks and answers to appeals reach everybody, the rest only who wants it', () => {
  const ignoresAll = ['system', 'like', 'save', 'follow', 'invite', 'block', 'deblock', 'appeal']
  expect(noticeKinds.filter((kind) => isWanted(kind, ignoresAll))).toEqual(['appealAnswered', 'blocked', 'unblocked'])
  expect(isWanted('followed', ['like'])).toBe(true)
  expect(groupOf('scored')).toBe('system')
  expect(isWanted('scored', ['system'])).toBe(false)
})

test('a notice is told apart by recipient, kind, actor and subject, and by nothing else', () => {
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
