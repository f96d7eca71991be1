/** Keys of Storybook's and Vitest's own interface, which live on the same origin. */
const foreign = /storybook|vitest/i

/** Clears local storage, session storage and cookies of a story, so that the next story does not read them. */
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
