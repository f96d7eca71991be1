/** An error that a call can answer with, and its sentence. */
export interface ErrorLine {
  errno: string
  http: number
  text: string
}

export interface ReferenceCall {
  /** Name of the call: its id in the OpenAPI document and its fragment on the page. */
  name: string
  method: string
  /** With its parameters in braces. */
  path: string
  summary: string
  isSignedIn: boolean
  /** Set where the answer is not the JSON envelope. */
  returns?: 'file' | 'picture' | 'empty' | undefined
  /** Names of the files of its form. */
  files: readonly string[]
  /** The call that replaces a deprecated one. */
  newer?: string | undefined
  parameters: readonly {
    name: string
    place: 'path' | 'query'
    type: string
    isRequired: boolean
    fallback?: string | undefined
  }[]
  /** Types in the short notation of TypeScript. */
  body?: string | undefined
  answer?: string | undefined
  errors: readonly ErrorLine[]
}

/** Everything that the page of the API says about the calls of this server, in one language. */
export interface Reference {
  groups: readonly { slug: string; title: string; calls: readonly ReferenceCall[] }[]
  /** Errors of every call. */
  errors: readonly ErrorLine[]
  limits: readonly string[]
}
