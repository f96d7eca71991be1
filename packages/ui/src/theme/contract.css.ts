import { createGlobalThemeContract } from '@vanilla-extract/css'
import { type TokenName, tokenNames } from './tokens.ts'

/** `bg-canvas` as `bgCanvas`, `data-1` as `data1`. */
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
const camel = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** `color-bg-canvas` as `color.bgCanvas`: the first word of a name is its section. */
type Sections = {
  [Section in TokenName extends infer Name ? (Name extends `${infer First}-${string}` ? First : never) : never]: {
    [Name in Extract<TokenName, `${Section}-${string}`> as Name extends `${Section}-${infer Rest}`
      ? Camel<Rest>
      : never]: Name
  }
}

const sections: Record<string, Record<string, string>> = {}
for (const name of tokenNames) {
  const [section = '', ...rest] = name.split('-')
  sections[section] = { ...sections[section], [camel(rest.join('-'))]: name }
}

/**
 * The only source of themed values for style files. Names are fixed CSS variables (`--color-bg-canvas`), so that a theme is
 * plain data and an organiser's values can be set at run time.
 */
export const vars = createGlobalThemeContract(sections as Sections)
