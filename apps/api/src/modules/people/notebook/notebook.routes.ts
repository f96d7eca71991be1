import * as calls from '@shulei/contract/people/profile/notebooks.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { readForm, readNotebook, sendNotebookFile, sendNotebookPicture } from './read.service.ts'
import { receiveNotebook, removeOwn } from './write.service.ts'

/** Notebooks of people: X023. */
export const notebookModule: ApiModule = (app, platform) => {
  mount(app, calls.notebookForm, ({ user }) => readForm(platform, user.id))
  mount(app, calls.personNotebook, ({ params: { id }, user }) => readNotebook(platform, id, user?.id ?? null))
  mount(app, calls.notebookFile, ({ params: { id }, user, c }) =>
    sendNotebookFile(platform, c, { id, readerId: user?.id ?? null }),
  )
  mount(app, calls.notebookPicture, ({ params: { id, sha256 }, user, c }) =>
    sendNotebookPicture(platform, c, { id, sha256, readerId: user?.id ?? null }),
  )
  mount(app, calls.saveNotebook, ({ user, c }) => receiveNotebook(platform, c, user))
  mount(app, calls.removeNotebook, ({ params: { id }, user }) => removeOwn(platform, { id, userId: user.id }))
}
