/**
 * Operator command, `node apps/api/commands/discussions.ts` with
 * - `reports`: reported posts that are still there, the newest first;
 * - `list <competition id>`, `list-activity <activity id>`: topics of a competition or of an activity;
 * - `pin|unpin|lock|unlock|remove <topic id>`: decides about a topic; a locked one takes no replies, a removed one is gone;
 * - `remove-post <post id>`: removes the text of a post, whose place stays.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */

import { wordsOfMarkup } from '@shulei/domain/base/markup/parse.ts'
import type { DiscussionScope } from '@shulei/domain/publish/discussion/scope.ts'
import { snippetOf } from '@shulei/domain/talk/message/content.ts'
import {
  carryOut,
  findForOperator,
  findReports,
  type OperatorDecision,
  operatorDecisions,
  removeAsOperator,
} from '../src/modules/publish/discussion/operator.service.ts'
import type { DatabaseHandle } from '../src/platform/db/database.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = `Say what to do: discussions.ts reports, list <competition id>, list-activity <activity id>,
${operatorDecisions.join('|')} <topic id>, or remove-post <post id>`

/** A text without control characters, which a terminal would obey. */
const plain = (text: string) => text.replace(/[^\P{C}\n]/gu, '\ufffd')

async function reports({ db }: Pick<DatabaseHandle, 'db'>): Promise<string> {
  const rows = await findReports(db)
  if (rows.length === 0) return 'No post is reported.'
  const lines = rows.map(
    ({ createdAt, reason, competitionId, activityId, topicId, title, postId, no, author, content, note }) =>
      [
        `${createdAt.toISOString()}  ${reason}  ${competitionId === null ? `activity ${activityId}` : `competition ${competitionId}`}  topic ${topicId} ${title}`,
        `  post ${postId} (${no}) by ${author ?? 'a former user'}: ${snippetOf(wordsOfMarkup(content))}`,
        ...(note === '' ? [] : [`  note: ${note}`]),
      ].join('\n'),
  )
  return plain(lines.join('\n'))
}

async function list({ db }: Pick<DatabaseHandle, 'db'>, scope: DiscussionScope): Promise<string> {
  const rows = await findForOperator(db, scope)
  if (rows.length === 0) return `There are no topics about ${scope.kind} ${scope.id}.`
  const lines = rows.map(({ id, title, replies, lastAt, pinnedAt, lockedAt }) =>
    [
      id,
      lastAt.toISOString(),
      `${replies} replies`,
      ...(pinnedAt ? ['pinned'] : []),
      ...(lockedAt ? ['locked'] : []),
      title,
    ].join('  '),
  )
  return plain(lines.join('\n'))
}

const isDecision = (word: string): word is OperatorDecision => (operatorDecisions as readonly string[]).includes(word)

/** Runs the command of the arguments; answers the result as text. Throws an error whose message is one plain sentence. */
export async function discussionsCommand(
  site: Pick<DatabaseHandle, 'db'>,
  [command = '', word = '']: readonly string[],
  clock: () => number = Date.now,
): Promise<string> {
  if (command === 'reports') return reports(site)
  if (!/^[1-9]\d{0,14}$/.test(word)) throw new Error(usage)
  const id = Number(word)
  const at = new Date(clock())
  if (command === 'list') return list(site, { kind: 'competition', id })
  if (command === 'list-activity') return list(site, { kind: 'activity', id })
  if (command === 'remove-post') {
    if (!(await removeAsOperator(site.db, id, at))) throw new Error(`There is no post ${id}, or it is removed already.`)
    return `The text of post ${id} is removed.`
  }
  if (!isDecision(command)) throw new Error(usage)
  if (!(await site.db.transaction((tx) => carryOut(tx, id, command, at))))
    throw new Error(`There is no topic ${id}, or it is removed already.`)
  return `Done: ${command} topic ${id}.`
}

if (import.meta.main) await siteCommand(({ db }, words) => discussionsCommand({ db }, words))
