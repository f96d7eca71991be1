import type { AnyCall, ParamNames } from './call.ts'

/** A call as the browser knows it: its address, with its types as a phantom. No schema is bundled. */
export interface Ref<C extends AnyCall = AnyCall> {
  readonly method: C['method']
  readonly path: C['path']
  readonly form?: boolean
  readonly read?: boolean
  readonly waitSeconds?: number
  readonly select?: Readonly<Record<string, string>>
  readonly __call?: C
}

/** The path of a call with its parameters filled in and encoded. */
export const pathOf = <P extends string>(
  { path }: { readonly path: P },
  params: Readonly<Record<ParamNames<P>, string | number>>,
): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string | number>)[name] ?? ''),
  )
