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
import { fieldsOf } from '@shulei/domain/people/guide/occupation.ts'
import { provinces } from '@shulei/domain/people/guide/provinces.ts'
import { degrees } from '@shulei/domain/people/profile/degrees.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { onceForPage } from '../../../platform/page-reads.ts'
import { industriesOf } from '../../compete/competition/competition.service.ts'
import { readPersonIds } from '../profile/ids.service.ts'
import { readCompetitionGuide, readGuide, setGuideHidden } from './guide.service.ts'
import { readAbility, readTerritory, readUsersInfo } from './lookup.service.ts'
import { saveIdentity, saveOccupation, saveOneField } from './save.service.ts'
import { suggest } from './suggest.service.ts'

/** The guide that completes a profile, its gate, suggestions, and lookups of people (B§4, B§7): C061, C096 to C105, C137 to C147. */
export const guideModule: ApiModule = (app, platform) => {
  mount(app, guideInfo, ({ user }) => readGuide(platform, user))
  mount(app, competitionGuideInfo, ({ params, user }) => readCompetitionGuide(platform, user, params.id))
  mount(app, infoCheck, async ({ user }) => (await readGuide(platform, user)).missing)
  mount(app, hideGuide, ({ body, user }) => setGuideHidden(platform, user, body.guideHidden))

  const binding = { rawTexts: ['introduction', 'birthday', 'province', 'city', 'industry', 'value'] }
  mount(app, saveIden, ({ body, user }) => saveIdentity(platform, user, body), binding)
  mount(app, updateUserIden, ({ params, body, user }) => saveOneField(platform, user, params.x, body), binding)
  const occupation = { rawTexts: fieldsOf(2) }
  mount(app, saveIdenV2, ({ body: { iden, ...body }, user }) => saveOccupation(platform, user, iden, body), occupation)
  mount(app, saveIdenCompany, ({ body, user }) => saveOccupation(platform, user, 2, body), occupation)

  mount(app, initData, async () => ({
    provinces: [...provinces],
    degrees: [...degrees],
    industries: await industriesOf(platform.db),
  }))
  mount(app, smartInput, ({ query, lang }) => suggest(platform, { ...query, lang }))
  mount(app, proxyEasySearch, async ({ body, lang }) =>
    (await suggest(platform, { ...body, lang })).map(({ value }) => value),
  )

  mount(app, userIdOf, ({ query }) => readPersonIds(platform, query.id))
  mount(app, ssoIdOf, ({ query }) => readPersonIds(platform, query.id))
  mount(app, usersInfo, ({ query, user }) => readUsersInfo(platform, user, query.userId))
  mount(app, abilityInfo, ({ query, user, c }) => readAbility(platform, user, query, onceForPage(c)))
  mount(app, ipTerritory, ({ query }) => readTerritory(platform, query.userId))
}
