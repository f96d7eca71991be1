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
import { maskPhone, normalisePhone } from '@shulei/domain/base/session/phone.ts'
import type { RequestHandler } from 'msw'
import { people } from '../../cast/people.ts'
import { profileOf } from '../../cast/profiles.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { careersOf, educationsOf, industryOf, privacyChoiceFixture, profileFixture, skillsOf } from './fixtures.ts'
import { briefOf, hiddenOf, mockReader, personById, personByRef } from './people.ts'
import {
  articleRows,
  collectionRows,
  datasetRows,
  historyRows,
  honourRows,
  notebookRows,
  practiceRows,
  publishRows,
  showcaseFixture,
  tabPage,
  totalsFixture,
  viewsFixture,
} from './tabs.ts'

const masked = (raw: string) => {
  const phone = normalisePhone(raw)
  if (phone === null) throw new MockRefusal('phoneInvalid')
  return { phone: maskPhone(phone) }
}

const own =
  <Row>(rowsOf: (person: ReturnType<typeof personById>) => Row[]) =>
  ({ params, query }: { params: { id: number }; query: { page: number; pageSize: number } }) => {
    const person = personById(params.id)
    return tabPage(rowsOf(person), query, hiddenOf(person, 'myDynamics'))
  }

export const profileHandlers: RequestHandler[] = [
  mock(userProfile, ({ params }) => profileFixture(personById(params.id))),
  mock(competitionTotals, ({ query }) => totalsFixture(personByRef(query.userId))),
  mock(competitionViews, () => viewsFixture()),
  mock(clearCompetitionViews, () => ({ affectedRows: viewsFixture().total })),
  mock(userShowcase, ({ params }) => showcaseFixture(personById(params.id))),
  mock(basicInfo, ({ query }) => {
    const person = personByRef(query.userId)
    const { id, userId, userName, avatar, userBanner, location, iden, industry, email, ...rest } =
      profileFixture(person)
    const isOwner = person === mockReader
    return {
      ...{ id, userId, userName, avatar, userBanner, location, iden, industry, email, private: rest.private },
      sex: isOwner ? 0 : null,
      birthday: null,
      age: null,
      phone: isOwner ? '138****0000' : null,
      chosen: isOwner ? privacyChoiceFixture(person) : null,
    }
  }),
  mock(basicIntroduction, ({ query }) => {
    const person = personByRef(query.userId)
    return { id: person.id, userId: person.ssoId, introduction: profileOf(person).introduction }
  }),
  mock(basicResearchDirection, ({ query }) => {
    const person = personByRef(query.userId)
    const cast = profileOf(person)
    return { id: person.id, userId: person.ssoId, skills: skillsOf(cast), industry: industryOf(cast) }
  }),
  mock(basicEducation, ({ query }) => {
    const person = personByRef(query.userId)
    const isShown = hiddenOf(person, 'education') === null
    const educations = isShown ? educationsOf(profileOf(person)) : []
    return { id: person.id, userId: person.ssoId, seeEducationInfo: isShown ? (1 as const) : (0 as const), educations }
  }),
  mock(basicWork, ({ query }) => {
    const person = personByRef(query.userId)
    const isShown = hiddenOf(person, 'work') === null
    const careers = isShown ? careersOf(profileOf(person)) : []
    return { id: person.id, userId: person.ssoId, seeWorkInfo: isShown ? (1 as const) : (0 as const), careers }
  }),
  mock(honourCertificates, ({ body }) => {
    const person = personById(body.id)
    const hidden = hiddenOf(person, 'competition')
    return { list: hidden === null ? honourRows(person) : [], hidden }
  }),
  mock(sendPhoneCode, ({ body }) => masked(body.phone ?? '13800000000')),
  mock(updatePhone, ({ body }) => masked(body.phone)),
  mock(userSearch, ({ query }) => {
    const word = query.keyword.trim().toLowerCase()
    const found =
      word === ''
        ? []
        : people.filter(
            (person) =>
              person !== mockReader && (person.name.toLowerCase().includes(word) || person.email.startsWith(word)),
          )
    const list = found.slice((query.page - 1) * query.pageSize, query.page * query.pageSize).map((person) => {
      const { province, city } = profileOf(person)
      const { ssoId, iden, organization } = person
      return { ...briefOf(person), userId: ssoId, location: { province, city }, iden, organization, demo: true }
    })
    return { list, total: found.length }
  }),
  mock(competitionHistory, ({ query }) => {
    const person = personByRef(query.userId)
    return tabPage(historyRows(person), query, hiddenOf(person, 'competition'))
  }),
  mock(userPublishes, own(publishRows)),
  mock(userCollections, ({ params, query }) => {
    const person = personById(params.id)
    return tabPage(collectionRows(person), query, hiddenOf(person, 'othersDynamics'))
  }),
  mock(userArticles, own(articleRows)),
  mock(userNotebooks, own(notebookRows)),
  mock(userPractice, ({ params, query }) => {
    const person = personById(params.id)
    const hidden = hiddenOf(person, 'myDynamics') ?? hiddenOf(person, 'competition')
    return tabPage(practiceRows(person), query, hidden)
  }),
  mock(userDatasets, own(datasetRows)),
]
