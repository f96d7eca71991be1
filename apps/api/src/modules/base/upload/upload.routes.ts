import { uploadedImage, uploadImage } from '@shulei/contract/base/upload/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { receiveImage, sendImage } from './upload.service.ts'

/** Pictures of the editor, of avatars and banners (C058). */
export const uploadModule: ApiModule = (app, platform) => {
  mount(app, uploadImage, ({ user, c }) => receiveImage(platform, c, user))
  mount(app, uploadedImage, ({ params, c }) => sendImage(platform, c, params.name))
}
