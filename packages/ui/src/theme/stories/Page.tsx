import type { ReactNode } from 'react'
import * as css from './Page.css.ts'

/** The language of a foundation page: Chinese unless the toolbar says English. Stories of `ui` know no text keys. */
export const speak = (globals: Record<string, unknown> | undefined) => (cn: string, en: string) =>
  globals?.locale === 'en-US' ? en : cn

export type Say = ReturnType<typeof speak>

/** A page of the foundation: a description, and then its subject. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className={css.page}>
      <header>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </main>
  )
}

export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <div>
        <h2 className={css.partTitle}>{title}</h2>
        {text && <p className={css.partText}>{text}</p>}
      </div>
      {children}
    </section>
  )
}

/** A table of facts; a cell may contain any node. */
export function Facts({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.scroller} aria-label={head.join(', ')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} className={css.head} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j} className={css.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
