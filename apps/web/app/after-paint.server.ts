import type { Control } from './shell/early-input.ts'

const moduleScript = /<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/
const address = / href="([^"]*)"/

/**
 * Runs in the browser: loads the modules of a page after its first paint, so that neither their bytes nor their work delay it. A tab
 * in the background paints nothing and loads them at once. Notes which controls have input meanwhile (`early-input.ts`).
 */
function loadAfterPaint(addresses: string[], code: string) {
  const { nonce } = document.currentScript as HTMLScriptElement
  window.earlyInput = new Set()
  addEventListener('input', ({ target }) => window.earlyInput?.add(target as Control), true)
  const load = () => {
    for (const href of addresses)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', nonce, text: code }))
  }
  if (document.hidden) load()
  else requestAnimationFrame(() => setTimeout(load))
}

/** A value as source text that can stand inside a script element. */
const literal = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * The end of a page with its module script as an inline script, which runs it after the first paint. It stays one script element,
 * because React hydrates the elements of the page.
 * @param preloads Links that preload the modules.
 */
export function modulesAfterPaint(end: string, preloads: readonly string[]): string {
  const addresses = [...new Set(preloads.map((link) => address.exec(link)?.[1]))]
  return end.replace(
    moduleScript,
    (_script, attributes: string, code: string) =>
      `<script${attributes}>(${loadAfterPaint})(${literal(addresses)},${literal(code)})</script>`,
  )
}
