import { sheet } from './Sheet.css.ts'

/** Stands where a page would: the page's own landmark and ground, and nothing to read. */
export function Sheet() {
  return <main id="content" tabIndex={-1} className={sheet} />
}
