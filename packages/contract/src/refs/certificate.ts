// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../compete/certificate/calls.ts'

export const certificate = { method: 'GET', path: '/api/certificates/{no}' } as Ref<typeof calls.certificate>
export const certificatePdf = { method: 'GET', path: '/api/certificates/{no}/pdf' } as Ref<typeof calls.certificatePdf>
export const competitionCredential = { method: 'GET', path: '/api/users/cmpt-cred', waitSeconds: 60 } as Ref<typeof calls.competitionCredential>
export const signingKeys = { method: 'GET', path: '/api/signing-keys' } as Ref<typeof calls.signingKeys>
export const teamCertificate = { method: 'GET', path: '/api/competitions/{id}/team-profile/certificate' } as Ref<typeof calls.teamCertificate>
export const teamRanks = { method: 'POST', path: '/api/competitions/{id}/team-profile/ranks', read: true } as Ref<typeof calls.teamRanks>
