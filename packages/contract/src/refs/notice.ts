// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../talk/notice/calls.ts'

export const allNotices = { method: 'GET', path: '/api/v1/message-center/notify/list/all' } as Ref<typeof calls.allNotices>
export const blockNotice = { method: 'GET', path: '/api/v1/message-center/notifyBlock/detail' } as Ref<typeof calls.blockNotice>
export const deleteNotice = { method: 'DELETE', path: '/api/v2/notices/{id}' } as Ref<typeof calls.deleteNotice>
export const followNotices = { method: 'GET', path: '/api/v1/message-center/notify/list/follow' } as Ref<typeof calls.followNotices>
export const ignoreSetting = { method: 'GET', path: '/api/v2/users/notices/ignore-setting' } as Ref<typeof calls.ignoreSetting>
export const inviteNotice = { method: 'GET', path: '/api/v1/message-center/notifyInvite/detail' } as Ref<typeof calls.inviteNotice>
export const likeNotices = { method: 'GET', path: '/api/v1/message-center/notify/list/like' } as Ref<typeof calls.likeNotices>
export const mailsOff = { method: 'POST', path: '/api/notice-mails/off' } as Ref<typeof calls.mailsOff>
export const noticeDetail = { method: 'GET', path: '/api/v2/notices/{id}' } as Ref<typeof calls.noticeDetail>
export const noticeList = { method: 'GET', path: '/api/v2/notices' } as Ref<typeof calls.noticeList>
export const readNotices = { method: 'PUT', path: '/api/v2/notices' } as Ref<typeof calls.readNotices>
export const saveIgnoreSetting = { method: 'POST', path: '/api/v2/users/notices/ignore-setting' } as Ref<typeof calls.saveIgnoreSetting>
export const saveNotices = { method: 'GET', path: '/api/v1/message-center/notify/list/save' } as Ref<typeof calls.saveNotices>
export const systemNotice = { method: 'GET', path: '/api/v1/message-center/notifySystem/detail' } as Ref<typeof calls.systemNotice>
export const systemNotices = { method: 'GET', path: '/api/v1/message-center/notify/list/system' } as Ref<typeof calls.systemNotices>
export const viewAppeal = { method: 'POST', path: '/api/v1/message-center/notifyAppeal/view' } as Ref<typeof calls.viewAppeal>
export const viewBlock = { method: 'POST', path: '/api/v1/message-center/notifyBlock/view' } as Ref<typeof calls.viewBlock>
export const viewDeblock = { method: 'POST', path: '/api/v1/message-center/notifyDeblock/view' } as Ref<typeof calls.viewDeblock>
export const viewFollow = { method: 'POST', path: '/api/v1/message-center/notifyFollow/view' } as Ref<typeof calls.viewFollow>
export const viewInvite = { method: 'POST', path: '/api/v1/message-center/notifyInvite/view' } as Ref<typeof calls.viewInvite>
export const viewLike = { method: 'POST', path: '/api/v1/message-center/notifyLike/view' } as Ref<typeof calls.viewLike>
export const viewSave = { method: 'POST', path: '/api/v1/message-center/notifySave/view' } as Ref<typeof calls.viewSave>
export const viewSystem = { method: 'POST', path: '/api/v1/message-center/notifySystem/view' } as Ref<typeof calls.viewSystem>
