import * as calls from '@shulei/contract/compete/review/calls.ts'
import { attachment } from '../../../platform/http/attachment.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { readDetails, sendReviewDocument } from './details.service.ts'
import { exportProjects, listProjects } from './list.service.ts'
import { readContest, readSpicSignup, receiveProject, sendOwnDocument } from './project/project.service.ts'
import { reviewerOut, signReviewerIn, signReviewerOut } from './session/account.service.ts'
import { saveSheet, storeWish } from './sheet/sheet.service.ts'

/** The reviewer area and the projects of solution contests: C148–C151, X006–X009. */
export const reviewModule: ApiModule = (app, platform) => {
  mount(app, calls.reviewerSelf, ({ reviewer }) => reviewerOut(reviewer))
  mount(app, calls.reviewerLogin, ({ body, c }) => signReviewerIn(platform, c, body), {
    rawTexts: ['account', 'password'],
  })
  mount(app, calls.reviewerLogout, ({ c }) => signReviewerOut(platform, c))
  mount(app, calls.reviewSubmits, ({ reviewer }) => listProjects(platform, reviewer))
  mount(app, calls.reviewDetails, ({ reviewer, params }) => readDetails(platform, reviewer, params.id))
  mount(
    app,
    calls.saveScore,
    ({ reviewer, params, body, c }) => saveSheet(platform, c, { reviewer, projectId: params.id, body }),
    { rawTexts: ['comment'] },
  )
  mount(app, calls.saveWish, ({ reviewer, params, body }) =>
    storeWish(platform, { reviewer, projectId: params.id, body }),
  )
  mount(app, calls.reviewDocument, ({ reviewer, params, query, c }) =>
    sendReviewDocument(platform, c, { reviewer, projectId: params.id, lang: query.lang }),
  )
  mount(app, calls.reviewExport, async ({ reviewer, c }) => {
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment('review.csv') }
    return c.body(await exportProjects(platform, reviewer), 200, headers)
  })
  mount(app, calls.spicSignup, ({ params, user }) =>
    readSpicSignup(platform, { competitionId: params.id, userId: user.id }),
  )
  mount(app, calls.spicCompetition, ({ params, user }) =>
    readContest(platform, { competitionId: params.id, userId: user?.id ?? null }),
  )
  mount(app, calls.sendProject, ({ params, user, c }) =>
    receiveProject(platform, c, { competitionId: params.id, user }),
  )
  mount(app, calls.ownProjectDocument, ({ params, query, user, c }) =>
    sendOwnDocument(platform, c, { competitionId: params.id, userId: user.id, lang: query.lang }),
  )
}
