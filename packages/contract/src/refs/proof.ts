// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../compete/proof/calls.ts'

export const competitionProof = { method: 'GET', path: '/api/competitions/{id}/proof' } as Ref<typeof calls.competitionProof>
export const proofFile = { method: 'GET', path: '/api/competitions/{id}/proof/{name}' } as Ref<typeof calls.proofFile>
