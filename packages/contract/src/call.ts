import type * as z from 'zod'
import type { ErrorName } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'

/** Names of the parameters of a path: `/api/competitions/{id}` gives `id`. */
export type ParamNames<P extends string> = P extends `${string}{${infer K}}${infer Rest}` ? K | ParamNames<Rest> : never

/** Session that a call needs: a person's, a reviewer's, or none. */
export type Caller = 'user' | 'reviewer' | 'none'

/** Type of a path parameter: a positive integer when its name is `id` or ends in `Id`, otherwise text. */
type ParamValue<K extends string> = K extends 'id' | `${string}Id` ? number : string

/**
 * One declaration per call. Server routes, the browser's client, mocks and the OpenAPI document are derived from it. Several
 * calls may share a method and path if each names its own `select`: the query value that picks it.
 */
export interface Call<
  M extends Method = Method,
  P extends string = string,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
  E extends ErrorName = ErrorName,
  A extends Caller = Caller,
> {
  readonly method: M
  /** Path exactly as in the specification, with parameters in braces. */
  readonly path: P
  /** One line for the API page, in English. */
  readonly summary: string
  /** Row of the specification's call table, such as `C060`, or of our own calls, such as `X002`. */
  readonly spec: string
  readonly query?: Q
  /** JSON body, or the text fields of a form when `form` is set. */
  readonly body?: B
  readonly data: D
  /** Errors besides those that every call may answer (see `everyCall` in errors.ts). */
  readonly errors?: readonly E[]
  /** `user` requires a signed-in person, `reviewer` a signed-in reviewer; `none` answers everybody. */
  readonly auth: A
  /** Multipart form; the file parts by field name. */
  readonly form?: { readonly files: readonly string[] }
  /** Media type of a body that the handler reads as a stream of bytes. */
  readonly stream?: string
  /** The answer has no envelope: a file, a picture, or nothing. */
  readonly raw?: 'file' | 'picture' | 'empty'
  /**
   * Query value that selects this call among those that share its path; the `default` call answers when the value is absent.
   */
  readonly select?: { readonly name: string; readonly value: string; readonly default?: boolean }
  /**
   * Path under which the OpenAPI document describes this call together with others that differ in one word of their path: a
   * parameter stands for that word.
   */
  readonly pattern?: string
  /** Name of the newer call that replaces this one. This call still answers; the site no longer uses it. */
  readonly deprecated?: string
  /**
   * The answer is the same for every reader of a language: the handler is not told who asks, and the pages of all readers share it
   * for a second. For public reads alone, whose path no other read has.
   */
  readonly shared?: true
  /** A read done by POST: retried like a read and needs no idempotency key. */
  readonly read?: boolean
  /** Seconds that clients wait for the answer; 30 without it. */
  readonly waitSeconds?: number
}

export const call = <
  const M extends Method,
  const P extends string,
  D extends z.ZodType,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  const E extends ErrorName = never,
  const A extends Caller = Caller,
>(
  c: Call<M, P, Q, B, D, E, A>,
): Call<M, P, Q, B, D, E, A> => c

// biome-ignore lint/suspicious/noExplicitAny: a call of any shape; the helpers below infer its parts
export type AnyCall = Call<Method, string, any, any, any, any>
// biome-ignore-start lint/suspicious/noExplicitAny: positions that a helper ignores
export type QueryIn<C> = C extends Call<any, any, infer Q, any, any, any> ? z.input<Q> : never
export type QueryOut<C> = C extends Call<any, any, infer Q, any, any, any> ? z.output<Q> : never
export type BodyIn<C> = C extends Call<any, any, any, infer B, any, any> ? z.input<B> : never
export type BodyOut<C> = C extends Call<any, any, any, infer B, any, any> ? z.output<B> : never
export type DataIn<C> = C extends Call<any, any, any, any, infer D, any> ? z.input<D> : never
export type Data<C> = C extends Call<any, any, any, any, infer D, any> ? z.output<D> : never
export type ErrorsOf<C> = C extends Call<any, any, any, any, any, infer E> ? E : never
export type PathParams<C> =
  C extends Call<any, infer P, any, any, any, any> ? { [K in ParamNames<P>]: ParamValue<K> } : never
// biome-ignore-end lint/suspicious/noExplicitAny: see above

type Opt<K extends string, T> = undefined extends T ? { [k in K]?: T } : { [k in K]: T }
type PathArg<C> = keyof PathParams<C> extends never
  ? { params?: undefined }
  : { params: { [K in keyof PathParams<C>]: string | number } }

/** Arguments of a call: path parameters, query and body, each only where the call has one. */
export type Args<C> = PathArg<C> & Opt<'query', QueryIn<C>> & Opt<'body', BodyIn<C>>

/**
 * Envelope of every JSON answer (A§7). `status` is `e200` on success; `errcode` is set only where the specification names
 * one.
 */
export interface Envelope<T> {
  status: string
  data: T
  errno?: string
  message?: string
  errcode?: string
}
