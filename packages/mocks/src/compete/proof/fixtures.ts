import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionProof } from '@shulei/contract/compete/proof/calls.ts'
import { resultName } from '@shulei/domain/compete/proof/document.ts'
import { competitionOf } from '../../cast/competitions.ts'
import { teams } from '../../cast/teams.ts'
import { fromNow } from '../../clock.ts'

export type Proof = DataIn<typeof competitionProof>
type Published = NonNullable<Proof['published']>

/** A SHA-256 as it looks, different for each number. */
const digestOf = (number: number) =>
  Array.from({ length: 8 }, (_, part) =>
    ((number * 2_654_435_761 + part * 40_503_123) >>> 0).toString(16).padStart(8, '0'),
  ).join('')

const { id } = competitionOf('football-result')

const rowOf = (place: number): Published['first'][number] => {
  const team = teams[place] as (typeof teams)[number]
  const submission = 540 + place * 17
  return {
    rank: place + 1,
    teamId: team.id,
    team: team.name,
    submission,
    sha256: digestOf(submission),
    score: 0.9712 + place * 0.00431,
    at: fromNow({ days: -18, hours: -place }),
    file: place === 2 ? null : resultName(submission, ''),
  }
}

const fileOf = (name: string, bytes: number) => ({
  name,
  bytes,
  sha256: digestOf(bytes),
  url: `/api/competitions/${id}/proof/${name}`,
})

/** A proof before the end of its competition, and with `published` after it. */
export function proofFixture(overrides: Partial<Proof> = {}): Proof {
  return {
    state: 'sealed',
    endsAt: fromNow({ days: 18 }),
    commitment: { sha256: digestOf(7), committedAt: fromNow({ days: -24 }), beforeFirst: true },
    earlier: [],
    published: null,
    ...overrides,
  }
}

/** The proof of a competition that is over. */
export const publishedProofFixture = (overrides: Partial<Published> = {}, more: Partial<Proof> = {}): Proof =>
  proofFixture({
    state: 'published',
    endsAt: fromNow({ days: -14 }),
    commitment: { sha256: digestOf(7), committedAt: fromNow({ days: -75 }), beforeFirst: true },
    published: {
      revision: 1,
      publishedAt: fromNow({ days: -14, minutes: 1 }),
      key: '5f0c2a9b77d1e346',
      files: [
        fileOf('proof.json', 18_204),
        fileOf('solution.csv', 41_377),
        fileOf('commitment.txt', 219),
        fileOf('proof.json.sig', 134),
      ],
      lists: [
        { scheduleId: 4, title: '正式赛', titleEn: 'Main round', list: 'A', total: 29, shared: 29 },
        { scheduleId: 4, title: '正式赛', titleEn: 'Main round', list: 'B', total: 29, shared: 28 },
      ],
      first: [0, 1, 2, 3, 4].map(rowOf),
      own: rowOf(7),
      ...overrides,
    },
    ...more,
  })

/** The seals of a competition whose solution was corrected after its end. */
export const correctedSeals: Pick<Proof, 'commitment' | 'earlier'> = {
  commitment: { sha256: digestOf(8), committedAt: fromNow({ days: -2, minutes: 1 }), beforeFirst: false },
  earlier: [
    {
      sha256: digestOf(7),
      committedAt: fromNow({ days: -75 }),
      correction: {
        at: fromNow({ days: -2 }),
        reason: { cn: '官方更正了 250 行标签', en: '250 labels were corrected' },
      },
    },
  ],
}
