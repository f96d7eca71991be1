// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../compete/ranking/calls.ts'

export const allTimeFile = { method: 'GET', path: '/api/competitions/{id}/all-time.csv' } as Ref<typeof calls.allTimeFile>
export const competitionDaily = { method: 'GET', path: '/api/competitions/{id}', select: { part: 'daily' } } as Ref<typeof calls.competitionDaily>
export const competitionReplay = { method: 'GET', path: '/api/competitions/{id}/replay' } as Ref<typeof calls.competitionReplay>
export const competitionShakeUp = { method: 'GET', path: '/api/competitions/{id}/shake-up' } as Ref<typeof calls.competitionShakeUp>
export const rankingFile = { method: 'GET', path: '/api/competitions/{id}/ranking.csv' } as Ref<typeof calls.rankingFile>
