import { sharePicture } from '@shulei/contract/share/calls.ts'
import type { ApiModule } from '../../platform/module.ts'
import { mount } from '../../platform/mount.ts'
import { sendShare } from './share.service.ts'

/** Pictures beside links to the site. */
export const shareModule: ApiModule = (app, platform) => {
  mount(app, sharePicture, ({ params, c }) => sendShare(platform, c, String(params.name)))
}
