import { expect, waitFor } from 'storybook/test'

/**
 * Waits until the header's bell, where somebody is signed in, knows how many messages are unread: a picture shows one state.
 * Where the page reads something itself, `unread` is what is left.
 */
export async function settled(unread?: number) {
  const bell = document.querySelector('header a[aria-haspopup="dialog"]')
  const count = new RegExp(`\\b${unread ?? '\\d+'}\\b`)
  if (bell) await waitFor(() => expect(bell.getAttribute('aria-label')).toMatch(count))
}
