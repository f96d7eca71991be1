import type { AnyCall, Args, Data } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'

export interface SendOptions {
  /**
   * One key per user action: a repeated request with the same key gets the first result. Generated for writes without a key.
   */
  idempotencyKey?: string
  /** Form of a multipart call. */
  form?: FormData
  signal?: AbortSignal
  /** Milliseconds before an attempt is aborted; by default those of the call, or 30 s. */
  timeout?: number
}

export type Send = <C extends AnyCall>(ref: Ref<C>, args: Args<C>, options?: SendOptions) => Promise<Data<C>>
