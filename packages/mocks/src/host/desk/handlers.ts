import {
  announce,
  announcements,
  changeDeskValues,
  desk,
  deskActs,
  deskPeople,
  deskValues,
  giveDeskRole,
  takeDeskRole,
} from '@shulei/contract/host/desk/calls.ts'
import { changedFields, deskFaults } from '@shulei/domain/host/desk/values.ts'
import type { RequestHandler } from 'msw'
import { people } from '../../cast/people.ts'
import { fromNow, mockNow } from '../../clock.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { actsPageFixture, announcementsFixture, deskFixture, deskPeopleFixture, deskValuesFixture } from './fixtures.ts'

/** Whoever does not run a competition cannot tell that it has a desk. */
function assertDesk(id: number) {
  if (id !== deskFixture().id) throw new MockRefusal('notFound')
}

/** The calls of the desk of 何秋水's competition. Nothing is stored. */
export const deskHandlers: RequestHandler[] = [
  mock(desk, ({ params }) => {
    assertDesk(params.id)
    return deskFixture()
  }),
  mock(deskValues, ({ params }) => {
    assertDesk(params.id)
    return deskValuesFixture()
  }),
  mock(changeDeskValues, ({ params, body: { base: _, ...values } }) => {
    assertDesk(params.id)
    const { values: before, startTime } = deskValuesFixture()
    const stored = { start: Date.parse(startTime), turn: Date.parse(before.turn), end: Date.parse(before.end) }
    const faults = deskFaults(values, stored, mockNow)
    if (faults.length > 0) throw new MockRefusal('deskUnfit', { data: { faults } })
    return { values, changed: changedFields(before, values) }
  }),
  mock(deskPeople, ({ params, query }) => {
    assertDesk(params.id)
    return deskPeopleFixture(query)
  }),
  mock(announcements, ({ params }) => {
    assertDesk(params.id)
    return announcementsFixture()
  }),
  mock(announce, ({ params, body: { audience, title, text } }) => {
    assertDesk(params.id)
    if (title.cn.trim() === '' || text.cn.trim() === '') throw new MockRefusal('announcementEmpty')
    return { id: 303, people: announcementsFixture().audiences[audience] }
  }),
  mock(giveDeskRole, ({ params, body: { role } }) => {
    assertDesk(params.id)
    const found = people.find(({ id }) => id === params.userId)
    if (!found) throw new MockRefusal('notFound')
    if (deskFixture().members.some(({ person, role: had }) => person.id === found.id && had === 'owner')) {
      throw new MockRefusal('deskOwner')
    }
    return { person: { id: found.id, name: found.name, avatar: null }, role, since: fromNow({}) }
  }),
  mock(takeDeskRole, ({ params }) => {
    assertDesk(params.id)
    return { userId: params.userId }
  }),
  mock(deskActs, ({ params, query }) => {
    assertDesk(params.id)
    return actsPageFixture(query)
  }),
]
