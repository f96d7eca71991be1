import { expect, waitFor } from 'storybook/test'

/**
 * Waits until the header's bell of a signed-in person shows the number of unread messages, so that a picture shows one
 * state. Where the page itself marks messages as read, `unread` is the number that remains.
 */
export async function settled(unread?: number) {
  const bell = document.querySelector('header a[aria-haspopup="dialog"]')
  const count = new RegExp(`\\b${unread ?? '\\d+'}\\b`)
  if (bell) await waitFor(() => expect(bell.getAttribute('aria-label')).toMatch(count))
}
