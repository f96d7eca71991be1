import * as session from './base/session/calls.ts'
import * as upload from './base/upload/calls.ts'
import type { AnyCall } from './call.ts'
import * as appeal from './compete/appeal/calls.ts'
import * as certificate from './compete/certificate/calls.ts'
import * as competition from './compete/competition/calls.ts'
import * as proof from './compete/proof/calls.ts'
import * as ranking from './compete/ranking/calls.ts'
import * as review from './compete/review/calls.ts'
import * as sourceCode from './compete/source-code/calls.ts'
import * as submission from './compete/submission/calls.ts'
import * as team from './compete/team/calls.ts'
import * as dataset from './data/dataset/calls.ts'
import * as datasetEdit from './data/dataset-edit/calls.ts'
import * as desk from './host/desk/calls.ts'
import * as hosting from './host/hosting/calls.ts'
import * as account from './house/account/calls.ts'
import * as shell from './house/shell/calls.ts'
import * as tracking from './house/tracking/calls.ts'
import * as article from './people/article/calls.ts'
import * as card from './people/card/calls.ts'
import * as follow from './people/follow/calls.ts'
import * as guide from './people/guide/calls.ts'
import * as identity from './people/identity/calls.ts'
import * as model from './people/model/calls.ts'
import * as profile from './people/profile/calls.ts'
import * as content from './publish/content/calls.ts'
import * as discussion from './publish/discussion/calls.ts'
import * as feed from './publish/feed/calls.ts'
import * as invitation from './publish/invitation/calls.ts'
import * as microsite from './publish/microsite/calls.ts'
import * as search from './publish/search/calls.ts'
import * as share from './publish/share/calls.ts'
import * as studio from './publish/studio/calls.ts'
import * as message from './talk/message/calls.ts'
import * as notice from './talk/notice/calls.ts'

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
  hosting,
  desk,
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
