import { type DiscussionCalls, decideTopic, discussionCalls } from '@shulei/contract/publish/discussion/calls.ts'
import { type DiscussionScope, scopeKinds } from '@shulei/domain/publish/discussion/scope.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { readTopic, readTopics } from './topic.service.ts'
import { decide, edit, openTopic, remove, reply, report, view } from './write.service.ts'

const rawTexts = ['title', 'content']

/** The calls of the discussions of one kind. */
function mountKind(
  [app, platform]: Parameters<ApiModule>,
  kind: DiscussionScope['kind'],
  calls: DiscussionCalls,
): void {
  const at = (id: number): DiscussionScope => ({ kind, id })
  mount(app, calls.topics, ({ params: { id }, query: { page }, user }) =>
    readTopics(platform, { scope: at(id), page, readerId: user?.id ?? null }),
  )
  mount(
    app,
    calls.addTopic,
    ({ params: { id }, body, user: { id: userId } }) => openTopic(platform, { scope: at(id), userId }, body),
    { rawTexts },
  )
  mount(app, calls.topic, ({ params: { id, topicId }, query: { page }, user }) =>
    readTopic(platform, { scope: at(id), topicId, page, readerId: user?.id ?? null }),
  )
  mount(app, calls.viewTopic, ({ params: { id, topicId }, body, user: { id: userId } }) =>
    view(platform, { scope: at(id), topicId, userId }, body),
  )
  mount(
    app,
    calls.addReply,
    ({ params: { id, topicId }, body, user: { id: userId } }) =>
      reply(platform, { scope: at(id), topicId, userId }, body),
    { rawTexts },
  )
  mount(
    app,
    calls.editPost,
    ({ params: { id, topicId, postId }, body, user: { id: userId } }) =>
      edit(platform, { scope: at(id), topicId, postId, userId }, body),
    { rawTexts },
  )
  mount(app, calls.removePost, ({ params: { id, topicId, postId }, user: { id: userId } }) =>
    remove(platform, { scope: at(id), topicId, postId, userId }),
  )
  mount(app, calls.reportPost, ({ params: { id, topicId, postId }, body, user: { id: userId } }) =>
    report(platform, { scope: at(id), topicId, postId, userId }, body),
  )
}

/** Discussions of competitions (X014) and of activities (X013), with the same rules. */
export const discussionModule: ApiModule = (app, platform) => {
  for (const kind of scopeKinds) mountKind([app, platform], kind, discussionCalls[kind])
  mount(app, decideTopic, ({ params: { id, topicId }, body, user: { id: userId } }) =>
    decide(platform, { scope: { kind: 'competition', id }, topicId, userId }, body),
  )
}
