/**
 * Operator command for reviews of solution contests, `node apps/api/commands/reviews.ts` with
 * - `list <competition id>`: reviewers and projects with the state of their score sheets;
 * - `set-up <competition id> <file.json>`: how the contest is judged (criteria, isBlind, perProject, opensAt, deadline);
 * - `add <competition id> <account> <role> <name> <organization>`: adds a reviewer and prints the password, once;
 * - `role <account> <0|1|2|3>` and `password <account>`: changes a reviewer, and ends their sessions;
 * - `assign <competition id>`: gives projects to the reviewers of role 2, never against a conflict of interest;
 * - `assign <competition id> <project number> <account>`: gives one project to one reviewer;
 * - `reopen <competition id> <project number> <account>`: makes a final score sheet a draft again;
 * - `publish <competition id> [--early]`: publishes scores, ranks and the ranking; `--early` with sheets that are not final.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import {
  addReviewer,
  assign,
  changeReviewer,
  findAssignment,
  publishReview,
  ReviewRefusal,
  reopen,
  setUpReview,
} from '../src/modules/compete/review/operate/operate.service.ts'
import { findProjects } from '../src/modules/compete/review/review.repo.ts'
import { figuresOf } from '../src/modules/compete/review/wire.ts'
import type { DatabaseHandle } from '../src/platform/db/database.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = `Say what to do: reviews.ts list <competition id>, set-up <competition id> <file.json>,
add <competition id> <account> <role> <name> <organization>, role <account> <0-3>, password <account>,
assign <competition id> [<project number> <account>], reopen <competition id> <project number> <account>,
or publish <competition id> [--early]`

/** A text without control characters, which a terminal would obey. */
const plain = (text: string) => text.replace(/[^\P{C}\n]/gu, '\ufffd')

const both = z.object({ cn: z.string().min(1), en: z.string() })
const SettingsFile = z.object({
  criteria: z.array(
    z.object({
      key: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
      title: both,
      hint: both,
      min: z.number().default(0),
      max: z.number(),
      step: z.number().default(1),
      weight: z.number(),
    }),
  ),
  isBlind: z.boolean().default(true),
  perProject: z.int().min(1).max(20).default(3),
  opensAt: z.iso.datetime({ offset: true }),
  deadline: z.iso.datetime({ offset: true }),
})

type Site = Pick<DatabaseHandle, 'db'>

const idOf = (word: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(word)) throw new Error(usage)
  return Number(word)
}

const newPassword = () => randomBytes(9).toString('base64url')

async function list({ db }: Site, competitionId: number): Promise<string> {
  const facts = await findAssignment(db, competitionId)
  if (!facts) throw new ReviewRefusal(`Competition ${competitionId} has no review.`)
  const { projects } = await findProjects(db, { competitionId, readerId: 0 })
  const reviewers = facts.reviewers.map(
    ({ account, role, name, organization }) => `${account}  role ${role}  ${name}  ${organization}`,
  )
  const lines = projects.map((project) => {
    const { final, assigned, mean } = figuresOf(project)
    return `${String(project.no).padStart(3, '0')}  ${final}/${assigned} final  ${mean ?? '-'}  ${project.title.cn}`
  })
  return plain([...reviewers, '', ...lines].join('\n'))
}

async function setUp({ db }: Site, competitionId: number, path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ReviewRefusal(`${path} cannot be read.`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ReviewRefusal(`${path} is not JSON.`)
  }
  const parsed = SettingsFile.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ReviewRefusal(`${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
  }
  const { opensAt, deadline, ...rest } = parsed.data
  await db.transaction((tx) =>
    setUpReview(tx, { competitionId, ...rest, opensAt: new Date(opensAt), deadline: new Date(deadline) }),
  )
  return `Competition ${competitionId} is judged by ${rest.criteria.length} criteria.`
}

async function add(
  { db }: Site,
  [id = '', account = '', role = '', name = '', organization = '']: readonly string[],
  at: Date,
) {
  const competitionId = idOf(id)
  const password = newPassword()
  await db.transaction((tx) =>
    addReviewer(tx, { competitionId, account, role: Number(role), name, organization, password }, at),
  )
  return `${name} can sign in at /spic-review/login as ${account} with the password ${password}.`
}

/** Runs the command of the arguments; answers the result as text. Throws an error whose message is one plain sentence. */
export async function reviewsCommand(
  site: Site,
  [command = '', ...words]: readonly string[],
  clock: () => number = Date.now,
): Promise<string> {
  const { db } = site
  const [first = '', second = '', third = ''] = words
  switch (command) {
    case 'list':
      return list(site, idOf(first))
    case 'set-up':
      return setUp(site, idOf(first), second)
    case 'add':
      return add(site, words, new Date(clock()))
    case 'role':
      if (!/^[0-3]$/.test(second)) throw new Error(usage)
      await changeReviewer({ db }, first, { role: Number(second) })
      return `${first} has the role ${second} now.`
    case 'password': {
      const password = newPassword()
      await changeReviewer({ db }, first, { password })
      return `${first} has the password ${password} now.`
    }
    case 'assign': {
      const only = second === '' ? {} : { only: { no: idOf(second), account: third } }
      const added = await db.transaction((tx) =>
        assign(tx, { competitionId: idOf(first), ...only, at: new Date(clock()) }),
      )
      return `${added.length} score sheets were added.`
    }
    case 'reopen':
      await reopen({ db, clock }, { competitionId: idOf(first), no: idOf(second), account: third })
      return `${third} can change the score sheet of project ${second} again.`
    case 'publish': {
      if (second !== '' && second !== '--early') throw new Error(usage)
      const order = await publishReview({ db, clock }, { competitionId: idOf(first), isEarly: second === '--early' })
      return `The results of ${order.length} projects are published.`
    }
    default:
      throw new Error(usage)
  }
}

if (import.meta.main) await siteCommand(reviewsCommand)
