// Written by pnpm generate; do not edit.
/** What the browser knows of each call: where it lives, and (in types only) what it takes and answers. */
export * as refs from './refs/all.ts'
