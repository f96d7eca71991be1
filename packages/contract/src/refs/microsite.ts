// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../publish/microsite/calls.ts'

export const microsite = { method: 'GET', path: '/api/site/microsites/{name}' } as Ref<typeof calls.microsite>
export const micrositeArticle = { method: 'GET', path: '/api/site/microsites/{name}/news/{id}' } as Ref<typeof calls.micrositeArticle>
export const micrositeFeed = { method: 'GET', path: '/api/site/feeds/microsites/{name}/{file}' } as Ref<typeof calls.micrositeFeed>
export const micrositeList = { method: 'GET', path: '/api/site/microsites' } as Ref<typeof calls.micrositeList>
export const micrositeNews = { method: 'GET', path: '/api/site/microsites/{name}/news' } as Ref<typeof calls.micrositeNews>
export const micrositePage = { method: 'GET', path: '/api/site/microsites/{name}/pages/{page}' } as Ref<typeof calls.micrositePage>
