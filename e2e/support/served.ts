import { DomUtils, parseDocument } from 'htmlparser2'
import { expect } from 'vitest'
import { textsOf } from './texts.ts'

// biome-ignore lint/performance/useDomNodeTextContent: textContent has the text of scripts and styles too
const { getElementsByTagName, innerText } = DomUtils

/** Reads the HTML of a page as it is before any script runs. A browser would take ten times as long to tell the same. */
export function servedPage(html: string) {
  const { children } = parseDocument(html)
  const all = (name: string, within = children) => getElementsByTagName(name, within)
  const [main, ...others] = all('main')
  if (!main || others.length > 0) throw new Error(`a page has one main element, not ${main ? 1 + others.length : 0}`)
  return {
    /** Status that an error page shows; undefined on other pages. */
    shownStatus: main.attribs['data-status'],
    /** Text of the main element, without scripts and styles. */
    words: innerText(main),
    headings: all('h1').length,
    /** Target of the link in the main element with this text. */
    linkTo: (text: string) => all('a', [main]).find((link) => innerText(link).trim() === text)?.attribs.href,
  }
}

/** Asserts that the HTML has one heading and text that can be read. */
export function expectReadable(html: string, path: string) {
  const { words, headings } = servedPage(html)
  expect(words.length, path).toBeGreaterThan(80)
  expect(headings, path).toBe(1)
}

/** Asks for a page as the browser of a Chinese visitor. */
export const askAsVisitor = (address: string) => fetch(address, { headers: { 'accept-language': 'zh-CN' } })

/** Asserts that an address answers a visitor 401, with a link to log in that leads back to it, or to where it redirects. */
export async function expectLogin(site: string, path: string, back = path) {
  const answer = await askAsVisitor(site + path)
  expect(answer.status).toBe(401)
  const { shownStatus, linkTo } = servedPage(await answer.text())
  expect(shownStatus).toBe('401')
  const login = linkTo(textsOf('zh-CN').text('shell', 'error.loginLink')) ?? ''
  expect(new URL(login, site).searchParams.get('service')).toBe(site + back)
}
