import { expect, waitFor } from 'storybook/test'

/** Waits until the header's bell, where somebody is signed in, knows how many messages are unread: a picture shows one state. */
export async function settled() {
  const bell = document.querySelector('header a[aria-haspopup="dialog"]')
  if (bell) await waitFor(() => expect(bell.getAttribute('aria-label')).toMatch(/\d/))
}
