// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../publish/discussion/calls.ts'

export const activityTopic = { method: 'GET', path: '/api/site/activities/{id}/discussion/{topicId}' } as Ref<typeof calls.activityTopic>
export const activityTopics = { method: 'GET', path: '/api/site/activities/{id}/discussion' } as Ref<typeof calls.activityTopics>
export const addActivityReply = { method: 'POST', path: '/api/site/activities/{id}/discussion/{topicId}/replies' } as Ref<typeof calls.addActivityReply>
export const addActivityTopic = { method: 'POST', path: '/api/site/activities/{id}/discussion' } as Ref<typeof calls.addActivityTopic>
export const addReply = { method: 'POST', path: '/api/site/competitions/{id}/discussion/{topicId}/replies' } as Ref<typeof calls.addReply>
export const addTopic = { method: 'POST', path: '/api/site/competitions/{id}/discussion' } as Ref<typeof calls.addTopic>
export const decideTopic = { method: 'PUT', path: '/api/site/competitions/{id}/discussion/{topicId}/decision' } as Ref<typeof calls.decideTopic>
export const discussionTopic = { method: 'GET', path: '/api/site/competitions/{id}/discussion/{topicId}' } as Ref<typeof calls.discussionTopic>
export const discussionTopics = { method: 'GET', path: '/api/site/competitions/{id}/discussion' } as Ref<typeof calls.discussionTopics>
export const editActivityPost = { method: 'PUT', path: '/api/site/activities/{id}/discussion/{topicId}/posts/{postId}' } as Ref<typeof calls.editActivityPost>
export const editPost = { method: 'PUT', path: '/api/site/competitions/{id}/discussion/{topicId}/posts/{postId}' } as Ref<typeof calls.editPost>
export const removeActivityPost = { method: 'DELETE', path: '/api/site/activities/{id}/discussion/{topicId}/posts/{postId}' } as Ref<typeof calls.removeActivityPost>
export const removePost = { method: 'DELETE', path: '/api/site/competitions/{id}/discussion/{topicId}/posts/{postId}' } as Ref<typeof calls.removePost>
export const reportActivityPost = { method: 'POST', path: '/api/site/activities/{id}/discussion/{topicId}/posts/{postId}/report' } as Ref<typeof calls.reportActivityPost>
export const reportPost = { method: 'POST', path: '/api/site/competitions/{id}/discussion/{topicId}/posts/{postId}/report' } as Ref<typeof calls.reportPost>
export const viewActivityTopic = { method: 'PUT', path: '/api/site/activities/{id}/discussion/{topicId}/view' } as Ref<typeof calls.viewActivityTopic>
export const viewTopic = { method: 'PUT', path: '/api/site/competitions/{id}/discussion/{topicId}/view' } as Ref<typeof calls.viewTopic>
