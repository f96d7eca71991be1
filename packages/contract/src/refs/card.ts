// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../people/card/calls.ts'

export const cards = { method: 'GET', path: '/api/site/cards' } as Ref<typeof calls.cards>
