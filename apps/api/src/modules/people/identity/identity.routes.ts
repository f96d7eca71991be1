import {
  ownCompany,
  realNameStatus,
  replaceRealName,
  sendMainlandRealName,
  sendRealName,
  submitCompany,
} from '@shulei/contract/people/identity/calls.ts'
import type { Region } from '@shulei/domain/people/identity/real-name.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { type HandlerInput, mount } from '../../../platform/mount.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyOnWire, companyState, realNameOnWire, realNameState } from './identity.service.ts'
import { withForm } from './receive.ts'
import * as send from './send.service.ts'

type RealNameCall = typeof sendRealName | typeof replaceRealName | typeof sendMainlandRealName

/** Mount options of the calls that send a verification. */
const sending =
  (platform: Platform, call: RealNameCall, region: Region) =>
  ({ user, lang, c }: Pick<HandlerInput<RealNameCall>, 'user' | 'lang' | 'c'>) =>
    withForm(platform, { call, c, user }, async ({ fields, ...arrived }) => {
      const replaces = ('shipDeleteId' in fields && fields.shipDeleteId) || null
      return realNameOnWire(
        await send.sendRealName(platform, { userId: user.id, region, replaces, fields, ...arrived }),
        lang,
      )
    })

/** Real-name verification (B§3), and the certification of enterprises that want to host (Q122). */
export const identityModule: ApiModule = (app, platform) => {
  mount(app, realNameStatus, ({ query, user, lang, fail }) => {
    // the id is a claim: nobody but its person may read the data
    if (query.id !== undefined && query.id !== user.id) fail('forbidden')
    return realNameState(platform, user.id, { lang, whole: query.showFullName === '1' })
  })

  mount(app, sendRealName, sending(platform, sendRealName, 'overseas'))
  mount(app, replaceRealName, sending(platform, replaceRealName, 'overseas'))
  mount(app, sendMainlandRealName, sending(platform, sendMainlandRealName, 'mainland'))

  mount(app, ownCompany, ({ user, lang }) => companyState(platform, user.id, lang))
  mount(app, submitCompany, ({ user, lang, c }) =>
    withForm(platform, { call: submitCompany, c, user }, async (arrived) =>
      companyOnWire(await send.sendCompany(platform, user.id, arrived), lang),
    ),
  )
}
