/**
 * Empties React Aria's live region. A button that disappears while it is pending leaves a reference to itself there for
 * seconds, which the next accessibility check reports as an image without a name.
 */
export function clearAnnouncements() {
  for (const log of document.querySelectorAll('[data-live-announcer] [role=log]')) log.replaceChildren()
}
