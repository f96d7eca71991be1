import type { DataIn } from '@shulei/contract/call.ts'
import type {
  certificate,
  signingKeys,
  teamCertificate,
  teamRanks,
} from '@shulei/contract/compete/certificate/calls.ts'
import { certificateNo, certificateText } from '@shulei/domain/compete/certificate/certificate.ts'
import { pictureFixture } from '../../base/signature/pictures.ts'
import { competitionOf } from '../../cast/competitions.ts'
import { teams } from '../../cast/teams.ts'
import { fromNow } from '../../clock.ts'

export type Certificate = DataIn<typeof certificate>

const competition = competitionOf('football-result')
const [team] = teams as [(typeof teams)[number]]
const key = '5f0c2a9b77d1e346'
const publicKey = 'Zq3vJ0mWcE2rT8yUoP5aLkHnGfDxSbVtRwQi9uYe1MA'

/** A certificate of the first rank. */
export function certificateFixture(overrides: Partial<Certificate> = {}): Certificate {
  const no = certificateNo(competition.id, team.id)
  const facts = {
    no,
    competition: { id: competition.id, title: competition.title },
    round: null,
    list: 'B' as const,
    team: { id: team.id, name: team.name },
    members: team.members.map(({ name }) => name),
    rank: 1,
    total: 29,
    score: '0.971200',
    endedOn: '2026-11-07',
    issuedAt: fromNow({ days: -14, minutes: 1 }),
    revision: 1,
    demo: false,
    ...overrides,
  }
  return {
    ...facts,
    verdict: 'valid',
    proof: {
      text: certificateText(facts),
      signature: `${'mB7cQ2xN8vL4'.repeat(7)}Ag`,
      key,
      publicKey,
    },
    picture: pictureFixture(competition.slug, 'large'),
    pdf: `/api/certificates/${no}/pdf`,
    ...overrides,
  }
}

export const teamCertificateFixture = (
  state: DataIn<typeof teamCertificate>['state'] = 'ready',
): DataIn<typeof teamCertificate> => {
  const { no, rank, total, issuedAt, pdf } = certificateFixture()
  return { state, certificate: state === 'ready' ? { no, rank, total, issuedAt, pdf } : null }
}

export const teamRanksFixture = (): DataIn<typeof teamRanks> => ({
  list: [
    {
      scheduleId: 4,
      title: '正式赛',
      titleEn: 'Main round',
      list: 'B',
      rank: 1,
      total: 29,
      score: 0.9712,
      submits: 9,
    },
  ],
})

export const signingKeysFixture = (): DataIn<typeof signingKeys> => ({
  keys: [{ id: key, publicKey, createdAt: fromNow({ days: -90 }), revokedAt: null }],
})
