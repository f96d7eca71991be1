import * as calls from '@shulei/contract/publish/studio/calls.ts'
import type { ApiModule } from '../../../../platform/module.ts'
import { mount } from '../../../../platform/mount.ts'
import { endLink, shareDraft } from './link.service.ts'
import { cancelSchedule, discardDraft, publishDraft, readStudio, rollBack, saveDraft } from './studio.service.ts'

/** The studio of a microsite, for the people who run it (X015). */
export const mountStudio: ApiModule = (app, platform) => {
  mount(app, calls.studio, ({ params: { name }, user }) => readStudio(platform, { name, userId: user.id }))
  mount(app, calls.saveStudioDraft, ({ params: { name }, body, user }) =>
    saveDraft(platform, { name, userId: user.id }, body),
  )
  mount(app, calls.discardStudioDraft, ({ params: { name }, query, user }) =>
    discardDraft(platform, { name, userId: user.id }, query.revision),
  )
  mount(app, calls.publishStudioDraft, ({ params: { name }, body, user }) =>
    publishDraft(platform, { name, userId: user.id }, body),
  )
  mount(app, calls.rollBackMicrosite, ({ params: { name }, body, user }) =>
    rollBack(platform, { name, userId: user.id }, body),
  )
  mount(app, calls.cancelStudioSchedule, ({ params: { name }, user }) =>
    cancelSchedule(platform, { name, userId: user.id }),
  )
  mount(app, calls.shareStudioDraft, ({ params: { name }, body, user }) =>
    shareDraft(platform, { name, userId: user.id }, body.secret),
  )
  mount(app, calls.endStudioLink, ({ params: { name, linkId }, user }) =>
    endLink(platform, { name, userId: user.id }, linkId),
  )
}
