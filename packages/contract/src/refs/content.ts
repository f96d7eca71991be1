// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../publish/content/calls.ts'

export const activity = { method: 'GET', path: '/api/site/activities/{id}' } as Ref<typeof calls.activity>
export const article = { method: 'GET', path: '/api/site/information/{id}' } as Ref<typeof calls.article>
export const contentPicture = { method: 'GET', path: '/api/site/content/pictures/{name}' } as Ref<typeof calls.contentPicture>
export const editorialPage = { method: 'GET', path: '/api/site/pages/{slug}' } as Ref<typeof calls.editorialPage>
export const evaluationTasks = { method: 'GET', path: '/api/site/evaluation' } as Ref<typeof calls.evaluationTasks>
export const experts = { method: 'GET', path: '/api/site/experts' } as Ref<typeof calls.experts>
export const faq = { method: 'GET', path: '/api/site/faq' } as Ref<typeof calls.faq>
export const gradeHolders = { method: 'GET', path: '/api/site/grades' } as Ref<typeof calls.gradeHolders>
export const informationList = { method: 'GET', path: '/api/site/information' } as Ref<typeof calls.informationList>
