import { closeTimeMachine, openTimeMachine, timeMachine } from '@shulei/contract/publish/studio/calls.ts'
import type { Context } from '../../../platform/context.ts'
import { fieldsOf, uploadFolder } from '../../../platform/http/form-call.ts'
import { pageOf } from '../../../platform/http/page-of.ts'
import { receiveForm } from '../../../platform/http/receive-form.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import type { Platform } from '../../../platform/platform.ts'
import { closedMachine, openMachine } from './machine.service.ts'
import { placesOf } from './place.service.ts'

async function receive(c: Context, { files }: Platform, fields: readonly string[]) {
  const form = await receiveForm(c.req.raw, {
    ...{ files: [], fields, maxBytes: 0 },
    folder: uploadFolder({ files }),
    onUnread: () => c.header('connection', 'close'),
  })
  await form.discard()
  return form
}

/** Opening and closing are answers to forms, which work without scripts: they set the cookie and lead to a page. */
export const timeMachineModule: ApiModule = (app, platform) => {
  mount(app, timeMachine, ({ params: { name }, user }) => placesOf(platform, name, user.id))

  mount(app, openTimeMachine, async ({ user, c }) => {
    const { cookie, place, covers } = await openMachine(
      platform,
      user,
      fieldsOf(openTimeMachine, await receive(c, platform, ['scope', 'role', 'preset', 'time', 'zone'])),
    )
    const page = pageOf(c, platform)
    c.header('set-cookie', cookie, { append: true })
    return c.redirect(page !== null && covers(page) ? page : place.path, 303)
  })

  mount(app, closeTimeMachine, async ({ c }) => {
    fieldsOf(closeTimeMachine, await receive(c, platform, ['scope']))
    c.header('set-cookie', closedMachine(platform), { append: true })
    return c.redirect(pageOf(c, platform) ?? '/', 303)
  })
}
