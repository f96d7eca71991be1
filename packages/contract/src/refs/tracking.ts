// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../house/tracking/calls.ts'

export const visited = { method: 'GET', path: '/tongji/visited' } as Ref<typeof calls.visited>
