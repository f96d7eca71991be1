import {
  createLocation,
  updateAvatar,
  updateBanner,
  updateBirthday,
  updateIntro,
  updateLocation,
  updateSex,
  updateUserName,
} from '@shulei/contract/people/profile/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { changeBirthday, changeIntroduction, changeLocation, changeSex } from './edit.service.ts'
import { changeUserName } from './edit-name.service.ts'
import { changeAvatar, changeBanner } from './edit-picture.service.ts'

/** Editing of the caller's own profile (B§7): C109 to C112, C114, C115, and its pictures, X024. */
export const profileEditing: ApiModule = (app, platform) => {
  const options = { rawTexts: ['introduction', 'province', 'city', 'birthday', 'userName', 'avatar', 'userBanner'] }
  mount(app, updateSex, ({ body, user }) => changeSex(platform, user, body))
  mount(app, updateBirthday, ({ body, user }) => changeBirthday(platform, user, body), options)
  mount(app, updateIntro, ({ body, user }) => changeIntroduction(platform, user, body), options)
  mount(app, updateUserName, ({ body, user }) => changeUserName(platform, user, body), options)
  mount(app, createLocation, ({ body, user }) => changeLocation(platform, user, body), options)
  mount(app, updateLocation, ({ body, user }) => changeLocation(platform, user, body), options)
  mount(app, updateAvatar, ({ body, user }) => changeAvatar(platform, user, body), options)
  mount(app, updateBanner, ({ body, user }) => changeBanner(platform, user, body), options)
}
