import {
  announce,
  announcements,
  changeDeskValues,
  desk,
  deskActs,
  deskPeople,
  deskPeopleFile,
  deskValues,
  giveDeskRole,
  takeDeskRole,
} from '@shulei/contract/host/desk/calls.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { readAnnouncements, sendAnnouncement } from './announce.service.ts'
import { readActs, readDesk, readPeople, sendPeople } from './desk.service.ts'
import { giveRole, takeRole } from './members.service.ts'
import type { Seat } from './seat.service.ts'
import { changeValues, readValues } from './values.service.ts'

const seatOf = ({ params, user }: { params: { id: number }; user: SessionUser }): Seat => ({
  competitionId: params.id,
  userId: user.id,
})

/** Calls of the people who run a competition. */
export const deskModule: ApiModule = (app, platform) => {
  mount(app, desk, (input) => readDesk(platform, seatOf(input)))
  mount(app, deskValues, (input) => readValues(platform, seatOf(input)))
  mount(app, changeDeskValues, (input) => changeValues(platform, seatOf(input), input.body))
  mount(app, deskPeople, (input) => readPeople(platform, seatOf(input), input.query))
  mount(app, deskPeopleFile, (input) => sendPeople(platform, seatOf(input), input))
  mount(app, announcements, (input) => readAnnouncements(platform, seatOf(input)))
  mount(app, announce, (input) => sendAnnouncement(platform, seatOf(input), input.body))
  mount(app, giveDeskRole, (input) =>
    giveRole(platform, seatOf(input), { userId: input.params.userId, role: input.body.role }),
  )
  mount(app, takeDeskRole, (input) => takeRole(platform, seatOf(input), { userId: input.params.userId }))
  mount(app, deskActs, (input) => readActs(platform, seatOf(input), input.query))
}
