import * as css from './ApiReference.css.ts'

/** Names of fields, which stand at the start of a line. */
const field = /^(\s*)("?\w+"?\??)(?=:)/

/** A block of code under its title. It scrolls by itself, so it can be focused. */
export function Code({ title, text }: { title: string; text: string }) {
  const lines = text.split('\n').map((line, at) => {
    const [, indent, name] = field.exec(line) ?? []
    const end = at === 0 ? '' : '\n'
    return name === undefined
      ? end + line
      : [end + indent, <b key={at}>{name}</b>, line.slice(`${indent}${name}`.length)]
  })
  return (
    <figure className={css.code}>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{lines}</pre>
    </figure>
  )
}
