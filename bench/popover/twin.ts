import type { Browser, BrowserContextOptions } from 'playwright'
import { newVisitor } from '../../testing/browser.ts'
import { serveStatic } from '../support/static-server.ts'
import { bellSelector } from './opening.ts'

/** HTML of the opened popover and of the page behind it, without scripts and with inlined styles. */
export async function readOpened(browser: Browser, url: string, storageState: BrowserContextOptions['storageState']) {
  const { context, page } = await newVisitor(browser, { storageState })
  await page.goto(url, { waitUntil: 'load' })
  // The page is read before the popover opens, because an open popover makes it inert.
  const { head, body } = await page.evaluate(() => {
    const { head, body } = document.cloneNode(true) as Document
    for (const part of [head, body]) {
      for (const extra of part.querySelectorAll('script, link[rel=stylesheet], link[rel=modulepreload], style')) {
        extra.remove()
      }
    }
    return { head: head.innerHTML, body: body.innerHTML }
  })
  await page.locator(bellSelector).click()
  await page.locator('[role=dialog] article').first().waitFor()
  const parts = await page.evaluate(() => {
    const sheets = [...document.styleSheets].map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join('\n'))
    const list = document.querySelector('[role=dialog]')?.parentElement?.outerHTML ?? ''
    return { styles: sheets.join('\n'), list }
  })
  await context.close()
  return { head, body, ...parts }
}

/**
 * Static copy as a lower bound for any framework: the same rows, in the page or one request away, inserted by three lines of
 * script.
 */
export async function staticTwin(
  { head, body, styles, list }: Awaited<ReturnType<typeof readOpened>>,
  isFetched: boolean,
) {
  const show = `const show = (html) => document.body.insertAdjacentHTML('beforeend', html)`
  const open = isFetched ? `fetch('/list').then((answer) => answer.text()).then(show)` : `show(rows.innerHTML)`
  const script = `${show}
    document.querySelector(${JSON.stringify(bellSelector)}).addEventListener('click', (event) => { event.preventDefault(); ${open} })`
  const page = `<!doctype html><html data-theme="light"><head>${head}<style>${styles}</style></head><body>${body}
    ${isFetched ? '' : `<template id="rows">${list}</template>`}<script>${script}</script></body></html>`
  return serveStatic(page, { '/list': list })
}
