// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../talk/message/calls.ts'

export const blockPerson = { method: 'PUT', path: '/api/v1/inbox/partners/{id}/block' } as Ref<typeof calls.blockPerson>
export const blockedPeople = { method: 'GET', path: '/api/v1/inbox/blocked' } as Ref<typeof calls.blockedPeople>
export const checkMessages = { method: 'PUT', path: '/api/users/messageCheckedAt' } as Ref<typeof calls.checkMessages>
export const conversation = { method: 'GET', path: '/api/v1/inbox/partners/{id}' } as Ref<typeof calls.conversation>
export const deleteConversation = { method: 'DELETE', path: '/api/v1/inbox/partners/{id}' } as Ref<typeof calls.deleteConversation>
export const deleteMessage = { method: 'DELETE', path: '/api/v1/inbox/messages/{id}' } as Ref<typeof calls.deleteMessage>
export const editPrivateMessage = { method: 'POST', path: '/api/v1/message-center/privateMessage/edit' } as Ref<typeof calls.editPrivateMessage>
export const inboxMessages = { method: 'GET', path: '/api/v1/inbox/messages' } as Ref<typeof calls.inboxMessages>
export const inboxPreview = { method: 'GET', path: '/api/v1/inbox/preview' } as Ref<typeof calls.inboxPreview>
export const inboxSessions = { method: 'GET', path: '/api/v1/inbox/sessions' } as Ref<typeof calls.inboxSessions>
export const inboxUnreadCount = { method: 'GET', path: '/api/v1/inbox/messages/unread/count' } as Ref<typeof calls.inboxUnreadCount>
export const messagePicture = { method: 'GET', path: '/api/v1/inbox/pictures/{name}' } as Ref<typeof calls.messagePicture>
export const privateMessageHistory = { method: 'GET', path: '/api/v1/message-center/privateMessage/history/detail' } as Ref<typeof calls.privateMessageHistory>
export const privateMessageList = { method: 'GET', path: '/api/v1/message-center/privateMessage/list' } as Ref<typeof calls.privateMessageList>
export const readAllMessages = { method: 'PUT', path: '/api/v1/inbox/messages' } as Ref<typeof calls.readAllMessages>
export const readMessages = { method: 'PUT', path: '/api/v1/inbox/messages/read' } as Ref<typeof calls.readMessages>
export const reportPerson = { method: 'POST', path: '/api/v1/inbox/partners/{id}/report' } as Ref<typeof calls.reportPerson>
export const searchInbox = { method: 'GET', path: '/api/v1/inbox/search' } as Ref<typeof calls.searchInbox>
export const sendMessage = { method: 'POST', path: '/api/v1/inbox/messages' } as Ref<typeof calls.sendMessage>
export const sendPicture = { method: 'POST', path: '/api/v1/inbox/partners/{id}/pictures', form: true } as Ref<typeof calls.sendPicture>
export const unblockPerson = { method: 'DELETE', path: '/api/v1/inbox/partners/{id}/block' } as Ref<typeof calls.unblockPerson>
export const unreadTotal = { method: 'GET', path: '/api/v1/message-center/all/notView/total' } as Ref<typeof calls.unreadTotal>
export const viewPrivateMessages = { method: 'POST', path: '/api/v1/message-center/privateMessage/view' } as Ref<typeof calls.viewPrivateMessages>
