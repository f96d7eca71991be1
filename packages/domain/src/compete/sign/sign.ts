/**
 * Kinds of signs for organisers: tries of a day that moved between teams, files of different teams that are alike, and people of
 * different teams who signed in on one device.
 */
export const signKinds = ['movedTries', 'alikeFiles', 'sharedDevice'] as const
export type SignKind = (typeof signKinds)[number]

/** Tries of one day that moved, by a change of teams. */
export interface MovedTries {
  /** `joined`: the tries came into `toTeam` with their team. `left`: they stay with `fromTeam`, whose member went on to `toTeam`. */
  way: 'joined' | 'left'
  /** Calendar day in Asia/Shanghai. */
  day: string
  fromTeam: number
  toTeam: number
  people: readonly number[]
  tries: number
}

/** A file that a team handed in. */
export interface SignFile {
  submissionId: number
  teamId: number
  userId: number
  /** Time of the submission, ISO 8601. */
  at: string
}

export interface AlikeFiles {
  /** 1 for equal predictions. */
  likeness: number
  /** Number of teams that handed in equal predictions; more than two point to a file that is public. */
  teams: number
  files: readonly SignFile[]
}

/** People who signed in from one address with one browser. Neither of the two is kept. */
export interface SharedDevice {
  people: readonly { userId: number; teamId: number }[]
  /** Calendar days on which they all used tries. */
  days: readonly string[]
}

/** What a sign is about, by ids: names are read when it is shown, so that a closed account leaves none behind. */
export type SignEvidence = MovedTries | AlikeFiles | SharedDevice
