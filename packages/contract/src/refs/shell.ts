// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../house/shell/calls.ts'

export const home = { method: 'GET', path: '/api/site/home' } as Ref<typeof calls.home>
export const website = { method: 'GET', path: '/api/site/website' } as Ref<typeof calls.website>
