// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../people/model/calls.ts'

export const competitionModels = { method: 'GET', path: '/api/site/competitions/{id}/models' } as Ref<typeof calls.competitionModels>
