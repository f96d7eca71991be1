import {
  certificate,
  competitionCredential,
  signingKeys,
  teamCertificate,
  teamRanks,
} from '@shulei/contract/compete/certificate/calls.ts'
import type { RequestHandler } from 'msw'
import { competitionOf } from '../../cast/competitions.ts'
import { teams } from '../../cast/teams.ts'
import { fromNow } from '../../clock.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { certificateFixture, signingKeysFixture, teamCertificateFixture, teamRanksFixture } from './fixtures.ts'

const over = competitionOf('football-result').id

export const certificateHandlers: RequestHandler[] = [
  mock(teamRanks, () => teamRanksFixture()),
  mock(teamCertificate, ({ params }) => teamCertificateFixture(params.id === over ? 'ready' : 'notEnded')),
  mock(certificate, ({ params }) => {
    const found = certificateFixture()
    if (params.no !== found.no) throw new MockRefusal('notFound')
    return found
  }),
  mock(signingKeys, () => signingKeysFixture()),
  mock(competitionCredential, ({ query }) => ({
    competitionId: query.cmp,
    teamId: teams[0]?.id ?? 1,
    token: 'eyJmb3JtYXQiOiJzaHVsZWktY3JlZGVudGlhbC0xIn0.c2lnbmF0dXJl',
    key: '5f0c2a9b77d1e346',
    expiresAt: fromNow({ minutes: 15 }),
    upload: { url: `/api/competitions/${query.cmp}/uploads`, maxBytes: 104_857_600 },
  })),
]
