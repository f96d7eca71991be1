import { appealCase, appealFile, cheatType, sendAppeal } from '@shulei/contract/compete/appeal/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { readCase, readCheatType, receiveAppeal, sendAppealFile } from './appeal.service.ts'

/** Appeals of flagged and banned teams (C066–C068). */
export const appealModule: ApiModule = (app, platform) => {
  mount(app, appealCase, ({ params, query, user }) =>
    readCase(platform, { competitionId: params.id, teamId: query.teamId, userId: user.id }),
  )
  mount(app, sendAppeal, ({ params, user, c }) => receiveAppeal(platform, c, { competitionId: params.id, user }))
  mount(app, cheatType, ({ params, query, user }) =>
    readCheatType(platform, { competitionId: params.id, teamId: query.teamId, userId: user.id }),
  )
  mount(app, appealFile, ({ params, user, c }) =>
    sendAppealFile(platform, c, { competitionId: params.id, appealId: params.appealId, userId: user.id }),
  )
}
