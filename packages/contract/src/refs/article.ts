// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../people/article/calls.ts'

export const articleDraft = { method: 'GET', path: '/api/site/articles/{id}/draft' } as Ref<typeof calls.articleDraft>
export const personArticle = { method: 'GET', path: '/api/site/articles/{id}' } as Ref<typeof calls.personArticle>
export const publishArticle = { method: 'POST', path: '/api/site/articles/{id}/publish' } as Ref<typeof calls.publishArticle>
export const removeArticle = { method: 'DELETE', path: '/api/site/articles/{id}' } as Ref<typeof calls.removeArticle>
export const saveArticle = { method: 'PUT', path: '/api/site/articles/{id}/draft' } as Ref<typeof calls.saveArticle>
export const startArticle = { method: 'POST', path: '/api/site/articles' } as Ref<typeof calls.startArticle>
