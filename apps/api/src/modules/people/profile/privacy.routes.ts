import * as calls from '@shulei/contract/people/profile/privacy.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { choosePrivacy } from './privacy.service.ts'

/** Privacy settings of the caller's own profile (B§3): C131 to C136. */
export const privacyRoutes: ApiModule = (app, platform) => {
  mount(app, calls.updatePrivateWork, ({ body, user }) =>
    choosePrivacy(platform, user.id, { work: body.seeWorkInfo === 1 }),
  )
  mount(app, calls.updatePrivateEmail, ({ body, user }) =>
    choosePrivacy(platform, user.id, { email: body.seeEmail === 1 }),
  )
  mount(app, calls.updatePrivateEdu, ({ body, user }) =>
    choosePrivacy(platform, user.id, { education: body.seeEducationInfo === 1 }),
  )
  mount(app, calls.updatePrivateCompetition, ({ body, user }) =>
    choosePrivacy(platform, user.id, { competition: body.seeCompetition === 1 }),
  )
  mount(app, calls.updatePrivateMyDynamics, ({ body: { seeMyDynamics, audience }, user }) =>
    choosePrivacy(platform, user.id, {
      ...(seeMyDynamics === undefined ? {} : { myDynamics: seeMyDynamics === 1 }),
      ...(audience === undefined ? {} : { audience }),
    }),
  )
  mount(app, calls.updatePrivateOthersDynamics, ({ body, user }) =>
    choosePrivacy(platform, user.id, { othersDynamics: body.seeOthersDynamics === 1 }),
  )
}
