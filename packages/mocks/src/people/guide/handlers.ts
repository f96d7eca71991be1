import {
  abilityInfo,
  competitionGuideInfo,
  guideInfo,
  hideGuide,
  infoCheck,
  initData,
  ipTerritory,
  proxyEasySearch,
  saveIden,
  saveIdenCompany,
  saveIdenV2,
  smartInput,
  ssoIdOf,
  updateUserIden,
  userIdOf,
  usersInfo,
} from '@shulei/contract/people/guide/calls.ts'
import type { RequestHandler } from 'msw'
import { type CastPerson, personOf } from '../../cast/people.ts'
import { profileOf } from '../../cast/profiles.ts'
import { mock } from '../../mock.ts'
import { industryOf, profileFixture, skillsOf } from '../profile/fixtures.ts'
import { hiddenOf, personByRef } from '../profile/people.ts'
import { showcaseFixture } from '../profile/tabs.ts'
import { type GuideState, guideFixture, initDataFixture } from './fixtures.ts'

/** A few names of each kind, with the letters by which the mock finds them. */
const names = {
  school: ['黄海理工大学 hhlgdx', '鹭岛大学 lddx', '灞桥交通学院 bqjtxy'],
  major: ['统计学 tjx', '物理海洋学 wlhyx', '数据科学与大数据技术 sjkxydsjjs'],
  company: ['近岸海洋观测站 jahygcz', '东海数值预报中心 dhszybzx'],
  job: ['数据工程师 sjgcs', '数据分析师 sjfxs', '海洋预报员 hyyby'],
  province: ['浙江 zj', '山东 sd'],
  city: ['青岛 qd', '舟山 zs', '厦门 xm'],
  skill: ['时间序列 sjxl', '统计学习 tjxx'],
} as const

const found = (type: keyof typeof names, keyword: string) => {
  const word = keyword.trim().toLowerCase()
  return word === '' ? [] : names[type].filter((name) => name.includes(word)).map((name) => name.split(' ')[0] ?? name)
}

const idsOf = (ref: string) => {
  const { id, ssoId } = personByRef(ref)
  return { id, userId: ssoId }
}

/** The guide of one person of the cast. A saved step is answered as complete, and not stored. */
export function guideHandlersOf(person: CastPerson, state: GuideState = {}): RequestHandler[] {
  const guide = () => guideFixture(person, state)
  const whole = () => guideFixture(person, { ...state, isEmpty: false, binding: {} })
  return [
    mock(guideInfo, guide),
    mock(competitionGuideInfo, guide),
    mock(infoCheck, () => guide().missing),
    mock(hideGuide, ({ body }) => body),
    mock(saveIden, ({ body: { iden } }) => ({ ...whole(), bindingInfo: { ...whole().bindingInfo, iden } })),
    mock(saveIdenV2, whole),
    mock(saveIdenCompany, whole),
    mock(updateUserIden, whole),
  ]
}

export const guideHandlers: RequestHandler[] = [
  ...guideHandlersOf(personOf('wen')),
  mock(initData, () => initDataFixture()),
  mock(smartInput, ({ query: { type, keyword } }) =>
    found(type, keyword).map((value) => ({ value, source: 'list' as const })),
  ),
  mock(proxyEasySearch, ({ body: { type, keyword } }) => found(type, keyword)),
  mock(userIdOf, ({ query }) => idsOf(query.id)),
  mock(ssoIdOf, ({ query }) => idsOf(query.id)),
  mock(usersInfo, ({ query }) => {
    const person = personByRef(query.userId)
    const { id, userId, userName, avatar, userBanner, location, iden, industry, email, introduction, ...rest } =
      profileFixture(person)
    return {
      ...{ id, userId, userName, avatar, userBanner, location, iden, industry, email, introduction },
      ...{ private: rest.private, sex: null, birthday: null, age: null, phone: null, chosen: null },
    }
  }),
  mock(abilityInfo, ({ query }) => {
    const person = personByRef(query.userId ?? query.id)
    const { ranks, topics } = showcaseFixture(person)
    const cast = profileOf(person)
    return {
      ...{ id: person.id, userId: person.ssoId, skills: skillsOf(cast), industry: industryOf(cast) },
      ...{ ranks, topics, hidden: hiddenOf(person, 'competition') },
    }
  }),
  mock(ipTerritory, ({ query }) => ({ ...idsOf(query.userId), territory: { nameCn: '浙江', nameEn: 'Zhejiang' } })),
]
