// Written by npm run generate; do not edit.
/** Every call as the browser knows it: its address and, as types only, its arguments and answer. */
export * as refs from './refs/all.ts'
