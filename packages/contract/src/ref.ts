import type { AnyCall } from './call.ts'

/** A call as the browser holds it: where it lives, and its types as a phantom. No schema reaches the bundle. */
export interface Ref<C extends AnyCall = AnyCall> {
  readonly method: C['method']
  readonly path: C['path']
  readonly form?: boolean
  readonly read?: boolean
  readonly select?: Readonly<Record<string, string>>
  readonly __call?: C
}
