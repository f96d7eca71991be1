// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../publish/studio/calls.ts'

export const cancelStudioSchedule = { method: 'DELETE', path: '/api/site/microsites/{name}/studio/schedule' } as Ref<typeof calls.cancelStudioSchedule>
export const closeTimeMachine = { method: 'POST', path: '/api/site/time-machine/exit', form: true } as Ref<typeof calls.closeTimeMachine>
export const discardStudioDraft = { method: 'DELETE', path: '/api/site/microsites/{name}/studio/draft' } as Ref<typeof calls.discardStudioDraft>
export const endStudioLink = { method: 'DELETE', path: '/api/site/microsites/{name}/studio/links/{linkId}' } as Ref<typeof calls.endStudioLink>
export const openTimeMachine = { method: 'POST', path: '/api/site/time-machine', form: true } as Ref<typeof calls.openTimeMachine>
export const publishStudioDraft = { method: 'POST', path: '/api/site/microsites/{name}/studio/versions' } as Ref<typeof calls.publishStudioDraft>
export const rollBackMicrosite = { method: 'POST', path: '/api/site/microsites/{name}/studio/roll-back' } as Ref<typeof calls.rollBackMicrosite>
export const saveStudioDraft = { method: 'PUT', path: '/api/site/microsites/{name}/studio/draft' } as Ref<typeof calls.saveStudioDraft>
export const shareStudioDraft = { method: 'POST', path: '/api/site/microsites/{name}/studio/links' } as Ref<typeof calls.shareStudioDraft>
export const studio = { method: 'GET', path: '/api/site/microsites/{name}/studio' } as Ref<typeof calls.studio>
export const timeMachine = { method: 'GET', path: '/api/site/microsites/{name}/time-machine' } as Ref<typeof calls.timeMachine>
