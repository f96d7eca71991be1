import * as account from './account/calls.ts'
import * as appeal from './appeal/calls.ts'
import * as article from './article/calls.ts'
import type { AnyCall } from './call.ts'
import * as card from './card/calls.ts'
import * as certificate from './certificate/calls.ts'
import * as competition from './competition/calls.ts'
import * as content from './content/calls.ts'
import * as dataset from './dataset/calls.ts'
import * as datasetEdit from './dataset-edit/calls.ts'
import * as discussion from './discussion/calls.ts'
import * as feed from './feed/calls.ts'
import * as follow from './follow/calls.ts'
import * as guide from './guide/calls.ts'
import * as identity from './identity/calls.ts'
import * as invitation from './invitation/calls.ts'
import * as message from './message/calls.ts'
import * as microsite from './microsite/calls.ts'
import * as model from './model/calls.ts'
import * as notice from './notice/calls.ts'
import * as profile from './profile/calls.ts'
import * as proof from './proof/calls.ts'
import * as ranking from './ranking/calls.ts'
import * as review from './review/calls.ts'
import * as search from './search/calls.ts'
import * as session from './session/calls.ts'
import * as share from './share/calls.ts'
import * as shell from './shell/calls.ts'
import * as sourceCode from './source-code/calls.ts'
import * as studio from './studio/calls.ts'
import * as submission from './submission/calls.ts'
import * as team from './team/calls.ts'
import * as tracking from './tracking/calls.ts'
import * as upload from './upload/calls.ts'

const slugs = {
  session,
  account,
  shell,
  tracking,
  identity,
  competition,
  submission,
  'source-code': sourceCode,
  ranking,
  dataset,
  'dataset-edit': datasetEdit,
  follow,
  profile,
  guide,
  article,
  upload,
  team,
  appeal,
  discussion,
  model,
  invitation,
  microsite,
  studio,
  message,
  notice,
  card,
  share,
  proof,
  certificate,
  content,
  feed,
  search,
  review,
}

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call of the contract with its slug and name, for OpenAPI, generated refs and contract tests. */
export const allCalls: readonly { slug: string; name: string; call: AnyCall }[] = Object.entries(slugs).flatMap(
  ([slug, calls]) => Object.entries(calls).flatMap(([name, call]) => (isCall(call) ? [{ slug, name, call }] : [])),
)
