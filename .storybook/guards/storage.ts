/** Keys of Storybook's and Vitest's own interface, which live on the same origin. */
const foreign = /storybook|vitest/i

/** What one story stored must not be found by the next. */
export function clearStorage() {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!foreign.test(key)) storage.removeItem(key)
  }
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is asynchronous and would outlive the hook
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
}
