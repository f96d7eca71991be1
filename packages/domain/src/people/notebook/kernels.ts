import { type NotebookLanguage, notebookLanguages } from './notebook.ts'

/** Names that kernels give to languages, where they are not those of the languages. */
const otherNames: readonly (readonly [RegExp, NotebookLanguage])[] = [
  [/^(?:\.net-|polyglot-)?(?:csharp|c#)/, 'C#'],
  [/^(?:\.net-)?(?:fsharp|f#)/, 'F#'],
  [/^(?:\.net-)?(?:powershell|pwsh)/, 'PowerShell'],
  [/^(?:xcpp|cpp|c\+\+)/, 'C++'],
  [/^(?:evcxr|rust)/, 'Rust'],
  [/^(?:gophernotes|gonb|golang)/, 'Go'],
  [/^(?:ijava|java)\d*$/, 'Java'],
  [/^(?:javascript|js|node|nodejs|ijavascript|deno)$/, 'JavaScript'],
  [/^(?:typescript|tslab|ts)$/, 'TypeScript'],
  [/^(?:almond|scala|spylon|toree)/, 'Scala'],
  [/^(?:bash|sh|zsh|shell)/, 'Bash'],
  [/^(?:irb?uby|ruby)/, 'Ruby'],
  [/^(?:ihaskell|haskell)/, 'Haskell'],
  [/^sage/, 'SageMath'],
  [/^octave/, 'Octave'],
  [/^matlab/, 'MATLAB'],
  [/^ocaml/, 'OCaml'],
  [/^kotlin/, 'Kotlin'],
  [/^(?:wolfram|mathematica)/, 'Wolfram Language'],
  [/^(?:calysto[ _-])?scheme/, 'Scheme'],
  [/^(?:dyalog|apl)/, 'APL'],
]

/** The language that a notebook's file names, such as `python` or `ir`; null for one that the site does not know. */
export function languageNamed(name: string): NotebookLanguage | null {
  const word = name.toLowerCase().trim()
  if (/^(?:i?python|xpython)/.test(word)) return 'Python'
  if (word === 'r' || word === 'ir' || word === 'xr') return 'R'
  if (word.includes('sql') || word === 'duckdb') return 'SQL'
  if (word.startsWith('julia')) return 'Julia'
  const other = otherNames.find(([pattern]) => pattern.test(word))?.[1]
  return other ?? notebookLanguages.find((language) => language.toLowerCase() === word) ?? null
}
