import {
  hostCompetition,
  hostedCompetitions,
  proposeCompetition,
  renewHostedCode,
} from '@shulei/contract/host/hosting/calls.ts'
import { addressKey } from '../../../platform/http/client-address.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { host, propose, readHosted, renewCode } from './host.service.ts'
import { openMaker } from './maker.ts'

/** Calls of people who make competitions of tables of theirs. */
export const hostingModule: ApiModule = (app, platform) => {
  const maker = openMaker(platform)
  mount(app, proposeCompetition, ({ c }) =>
    propose(platform, maker, { c, address: addressKey(c.get('clientAddress')) }),
  )
  mount(app, hostCompetition, ({ c, user }) => host(platform, maker, { c, user }))
  mount(app, hostedCompetitions, ({ user }) => readHosted(platform, user))
  mount(app, renewHostedCode, ({ params: { id }, user }) => renewCode(platform, { id, user }))
}
