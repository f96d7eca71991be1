import {
  basicEducation,
  basicInfo,
  basicIntroduction,
  basicResearchDirection,
  basicWork,
  clearCompetitionViews,
  competitionHistory,
  competitionTotals,
  competitionViews,
  honourCertificates,
  sendPhoneCode,
  updatePhone,
  userArticles,
  userCollections,
  userDatasets,
  userNotebooks,
  userPractice,
  userProfile,
  userPublishes,
  userSearch,
  userShowcase,
} from '@shulei/contract/people/profile/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { onceForPage } from '../../../platform/page-reads.ts'
import { changePhone, sendPhoneCodeTo } from '../../base/session/contact-calls.service.ts'
import { clearViews, readViews } from '../../compete/competition/views.service.ts'
import { eyesOf, personRef } from './access.service.ts'
import { accomplishmentRoutes } from './accomplishment.routes.ts'
import { readBasics } from './basics.service.ts'
import { profileEditing } from './edit.routes.ts'
import { profileLists } from './edit-lists.routes.ts'
import { readHistory, readHonours, readTotals } from './history.service.ts'
import { searchPeople } from './people-search.service.ts'
import { readPractices } from './practice.service.ts'
import { privacyRoutes } from './privacy.routes.ts'
import { readProfile } from './profile.service.ts'
import { readShowcase } from './showcase.service.ts'
import { readArticles, readCollections, readDatasets, readNotebooks, readPublishes } from './tabs.service.ts'

/** Public profiles (A§2, A§7): C046 to C054, C080, C106, the tabs X021 to X023; and their editing. */
export const profileModule: ApiModule = (app, platform) => {
  profileEditing(app, platform)
  profileLists(app, platform)
  accomplishmentRoutes(app, platform)
  mount(
    app,
    userProfile,
    async ({ params, query, user, c }) =>
      (await readProfile(platform, params, eyesOf(user, params, query?.as), onceForPage(c))).profile,
  )
  mount(app, basicInfo, async ({ query, user }) => (await readBasics(platform, query.userId, user.id)).info)
  mount(
    app,
    basicIntroduction,
    async ({ query, user }) => (await readBasics(platform, query.userId, user.id)).introduction,
  )
  mount(
    app,
    basicResearchDirection,
    async ({ query, user }) => (await readBasics(platform, query.userId, user.id)).researchDirection,
  )
  mount(app, basicEducation, async ({ query, user }) => (await readBasics(platform, query.userId, user.id)).education)
  mount(app, basicWork, async ({ query, user }) => (await readBasics(platform, query.userId, user.id)).work)

  mount(app, userShowcase, ({ params, query, user, c }) => {
    const readerId = eyesOf(user, params, query?.as)
    return readShowcase(platform, { person: params, readerId }, onceForPage(c))
  })
  mount(app, honourCertificates, ({ body, user, c }) =>
    readHonours(platform, { person: body, readerId: user.id }, onceForPage(c)),
  )
  mount(app, competitionHistory, ({ query, user, c }) => {
    const { userId, as, ...page } = query
    const person = personRef(userId, user.id)
    return readHistory(platform, { person, readerId: eyesOf(user, person, as), ...page }, onceForPage(c))
  })

  mount(app, competitionTotals, ({ query, user, c }) => {
    const person = personRef(query.userId, user.id)
    return readTotals(platform, { person, readerId: eyesOf(user, person, query.as) }, onceForPage(c))
  })
  mount(app, competitionViews, ({ query, user }) => readViews(platform, { userId: user.id, ...query }))
  mount(app, clearCompetitionViews, async ({ user }) => ({ affectedRows: await clearViews(platform, user.id) }))

  mount(app, userPublishes, ({ params, query, user }) =>
    readPublishes(platform, {
      person: params,
      readerId: eyesOf(user, params, query.as),
      page: query.page,
      pageSize: query.pageSize,
    }),
  )
  mount(app, userCollections, ({ params, query, user }) =>
    readCollections(platform, {
      person: params,
      readerId: eyesOf(user, params, query.as),
      page: query.page,
      pageSize: query.pageSize,
    }),
  )
  mount(app, userArticles, ({ params, query, user }) =>
    readArticles(platform, {
      person: params,
      readerId: eyesOf(user, params, query.as),
      page: query.page,
      pageSize: query.pageSize,
    }),
  )
  mount(app, userNotebooks, ({ params, query, user }) =>
    readNotebooks(platform, {
      person: params,
      readerId: eyesOf(user, params, query.as),
      page: query.page,
      pageSize: query.pageSize,
    }),
  )
  mount(app, userPractice, ({ params, query, user }) =>
    readPractices(platform, {
      person: params,
      readerId: eyesOf(user, params, query.as),
      page: query.page,
      pageSize: query.pageSize,
    }),
  )
  mount(app, userDatasets, ({ params, query, user }) =>
    readDatasets(platform, {
      person: params,
      readerId: eyesOf(user, params, query.as),
      page: query.page,
      pageSize: query.pageSize,
    }),
  )

  privacyRoutes(app, platform)
  mount(app, sendPhoneCode, ({ body, c }) => sendPhoneCodeTo(platform, c, body.phone))
  mount(app, updatePhone, ({ body: { phone, phoneCode, ...proof }, c }) =>
    changePhone(platform, c, { phone, code: phoneCode, proof }),
  )
  mount(app, userSearch, ({ query, user }) => searchPeople(platform, query, user.id, user.id))
}
