import { canonicalJson } from '../proof/canonical.ts'

interface Bilingual {
  cn: string
  en: string
}

/** The facts of a certificate. The signature covers all of them, so that none can be changed. */
export interface CertificateFacts {
  /** Number of the certificate, see `certificateNo`. */
  no: string
  competition: { id: number; title: Bilingual }
  /** The round in which the team has its rank; null where the competition has one round only. */
  round: Bilingual | null
  list: 'A' | 'B'
  team: { id: number; name: string }
  /** Names of the members, the captain first. */
  members: readonly string[]
  rank: number
  /** Number of ranked teams. */
  total: number
  /** The score with as many decimals as its metric shows. */
  score: string
  /** Day on which the competition ended, in Asia/Shanghai. */
  endedOn: string
  /** ISO 8601. */
  issuedAt: string
  /** 1 for the first issue; greater after the ranks were corrected. */
  revision: number
  /** The team is simulated. */
  demo: boolean
}

/** Number of a team's certificate in a competition. */
export const certificateNo = (competitionId: number, teamId: number): string => `SL-${competitionId}-${teamId}`

/** Reads a number that `certificateNo` made; null for any other text. */
export function parseCertificateNo(text: string): { competitionId: number; teamId: number } | null {
  const found = /^SL-([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(text)
  return found ? { competitionId: Number(found[1]), teamId: Number(found[2]) } : null
}

/** The number as certificates print it, for a text that differs from one in case or space around it alone; null for any other. */
export function printedCertificateNo(text: string): string | null {
  const no = text.trim().toUpperCase()
  return parseCertificateNo(no) ? no : null
}

/** The text that is signed. */
export const certificateText = (facts: CertificateFacts): string =>
  canonicalJson({ format: 'shulei-certificate-1', ...facts })

/** Reads a text that `certificateText` made; null for any other. */
export function parseCertificateText(text: string): CertificateFacts | null {
  try {
    const { format, ...facts } = JSON.parse(text) as CertificateFacts & { format?: string }
    return format === 'shulei-certificate-1' && certificateText(facts) === text ? facts : null
  } catch {
    return null
  }
}

/** A round with the teams of the list that decides it. */
export interface RankedRound<Team extends { teamId: number }> {
  /** Order of the rounds, ascending. */
  sort: number
  teams: readonly Team[]
}

/** For each team its place in the last round in which it is ranked. */
export function lastPlaces<Team extends { teamId: number }, Round extends RankedRound<Team>>(
  rounds: readonly Round[],
): { round: Round; team: Team }[] {
  const seen = new Set<number>()
  return rounds
    .toSorted((a, b) => b.sort - a.sort)
    .flatMap((round) =>
      round.teams.flatMap((team) => {
        if (seen.has(team.teamId)) return []
        seen.add(team.teamId)
        return [{ round, team }]
      }),
    )
}
