import { ownSharePicture, sharePicture } from '@shulei/contract/publish/share/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { sendOwnShare } from './own.service.ts'
import { sendShare } from './share.service.ts'

/** Pictures beside links to the site, and the picture of the own profile. */
export const shareModule: ApiModule = (app, platform) => {
  mount(app, sharePicture, ({ params, c }) => sendShare(platform, c, String(params.name)))
  mount(app, ownSharePicture, ({ params, user, c }) => sendOwnShare(platform, c, { user, name: String(params.name) }))
}
