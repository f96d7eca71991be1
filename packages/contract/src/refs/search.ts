// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../publish/search/calls.ts'

export const searchSite = { method: 'GET', path: '/api/site/search' } as Ref<typeof calls.searchSite>
