import {
  accountClosing,
  closeAccount,
  keepAccount,
  myData,
  myDataFile,
  requestMyData,
} from '@shulei/contract/house/account/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { keep, readClosing, requestClosing } from './closing.service.ts'
import { readExport, requestExport, sendExport } from './export.service.ts'

/** A person's data as a file, and the closing of an account. */
export const accountModule: ApiModule = (app, platform) => {
  mount(app, myData, ({ user }) => readExport(platform, user.id))
  mount(app, requestMyData, ({ user }) => requestExport(platform, user.id))
  mount(app, accountClosing, ({ user }) => readClosing(platform, user.id))
  mount(app, closeAccount, ({ user, body, c }) => requestClosing(platform, c, user, body))
  mount(app, keepAccount, ({ user }) => keep(platform, user.id))
  mount(app, myDataFile, ({ user, c }) => sendExport(platform, c, user.id))
}
