// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../host/hosting/calls.ts'

export const hostCompetition = { method: 'POST', path: '/api/host/competitions', form: true, waitSeconds: 120 } as Ref<typeof calls.hostCompetition>
export const hostedCompetitions = { method: 'GET', path: '/api/host/competitions' } as Ref<typeof calls.hostedCompetitions>
export const proposeCompetition = { method: 'POST', path: '/api/host/proposals', form: true, read: true, waitSeconds: 90 } as Ref<typeof calls.proposeCompetition>
export const renewHostedCode = { method: 'POST', path: '/api/host/competitions/{id}/code' } as Ref<typeof calls.renewHostedCode>
