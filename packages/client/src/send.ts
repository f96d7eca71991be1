import type { AnyCall, Args, BodyIn, Data } from '@shulei/contract/call.ts'
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

/**
 * Arguments of a call from a page of the site, whose forms always say upon which stored values they were filled in: `base` is optional for
 * other clients alone.
 */
export type Sent<C> = Args<C> & (BodyIn<C> extends { base?: infer V } ? { body: { base: NonNullable<V> } } : unknown)

/** Sends the calls of the site's pages. */
export type Send = <C extends AnyCall>(ref: Ref<C>, args: Sent<C>, options?: SendOptions) => Promise<Data<C>>

/** Sends any call as the contract has it. */
export type ContractSend = <C extends AnyCall>(ref: Ref<C>, args: Args<C>, options?: SendOptions) => Promise<Data<C>>
