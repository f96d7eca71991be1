import type { AlikeFiles, MovedTries, SharedDevice } from '@shulei/domain/compete/sign/sign.ts'
import { dismissSign, listSigns, type SignRow } from '../src/modules/compete/sign/sign.service.ts'
import type { DatabaseHandle } from '../src/platform/db/database.ts'

/** A text without control characters, which a terminal would obey. */
const plain = (text: string) => text.replace(/[^\P{C}\n]/gu, '\ufffd')

/** Names a person or a team by its id. */
interface Naming {
  person(id: number): string
  team(id: number): string
}

function movedLines({ way, day, fromTeam, toTeam, people, tries }: MovedTries, { person, team }: Naming): string[] {
  const who = people.map(person).join(', ')
  return [
    way === 'left'
      ? `${who} left ${team(fromTeam)}, which keeps ${tries} of their tries of ${day}, for ${team(toTeam)}`
      : `${team(fromTeam)} with ${who} brought ${tries} tries of ${day} into ${team(toTeam)}`,
  ]
}

const alikeLines = ({ likeness, teams, files }: AlikeFiles, { person, team }: Naming): string[] => [
  `${likeness === 1 ? 'equal predictions' : `${(likeness * 100).toFixed(1)} % alike in their mistakes`}, ${teams} teams`,
  ...files.map((file) => `${file.at}  submission ${file.submissionId} of ${person(file.userId)}, ${team(file.teamId)}`),
]

const deviceLines = ({ people, days }: SharedDevice, { person, team }: Naming): string[] => [
  `${people.map((one) => `${person(one.userId)} of ${team(one.teamId)}`).join(' and ')}: one address and browser`,
  `both used tries on ${days.join(', ')}`,
]

function evidenceLines({ kind, evidence }: SignRow, naming: Naming): string[] {
  switch (kind) {
    case 'movedTries':
      return movedLines(evidence as MovedTries, naming)
    case 'alikeFiles':
      return alikeLines(evidence as AlikeFiles, naming)
    case 'sharedDevice':
      return deviceLines(evidence as SharedDevice, naming)
  }
}

function linesOf(sign: SignRow, naming: Naming): string[] {
  const { id, kind, createdAt, dismissedAt, dismissedBy, dismissedWhy } = sign
  return [
    `${id}  ${kind}  ${createdAt.toISOString()}`,
    ...evidenceLines(sign, naming).map((line) => `   ${line}`),
    ...(dismissedAt ? [`   no problem, says ${dismissedBy} at ${dismissedAt.toISOString()}: ${dismissedWhy}`] : []),
  ]
}

type Site = Pick<DatabaseHandle, 'db'> & { clock(): number }

/** The signs of a competition with their evidence, as text: the open ones, or with `isAll` also the dismissed ones. */
export async function signsCommand(
  { db }: Pick<Site, 'db'>,
  competitionId: number,
  { isAll }: { isAll: boolean },
): Promise<string> {
  const { list, names } = await listSigns(db, competitionId, { isAll })
  if (list.length === 0) return isAll ? 'There are no signs.' : 'There are no open signs.'
  const naming: Naming = {
    person: (id) => `${names.people.get(id) ?? 'person'} (${id})`,
    team: (id) => `team ${names.teams.get(id) ?? 'that is gone'} (${id})`,
  }
  return plain(list.flatMap((sign) => linesOf(sign, naming)).join('\n'))
}

/** Marks a sign as no problem. Throws an error whose message is one plain sentence. */
export async function dismissCommand(
  site: Site,
  id: number,
  { by, why }: { by: string; why: string },
): Promise<string> {
  if (!(await dismissSign(site, id, { by, why }))) throw new Error(`There is no open sign ${id}.`)
  return `Sign ${id} is marked as no problem.`
}
