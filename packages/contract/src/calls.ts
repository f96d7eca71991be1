import type { AnyCall } from './call.ts'
import * as competition from './competition/calls.ts'
import * as dataset from './dataset/calls.ts'
import * as identity from './identity/calls.ts'
import * as session from './session/calls.ts'
import * as shell from './shell/calls.ts'
import * as submission from './submission/calls.ts'
import * as tracking from './tracking/calls.ts'

const slugs = { session, shell, tracking, identity, competition, submission, dataset }

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call of the contract with its slug and name, for loops: OpenAPI, generated refs, contract tests. */
export const allCalls: readonly { slug: string; name: string; call: AnyCall }[] = Object.entries(slugs).flatMap(
  ([slug, calls]) => Object.entries(calls).flatMap(([name, call]) => (isCall(call) ? [{ slug, name, call }] : [])),
)
