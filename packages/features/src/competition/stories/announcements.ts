/**
 * Empties React Aria's live region. A button that goes away while it is pending leaves a reference to itself in there for
 * seconds, which the next check of the page takes for a picture without a name.
 */
export function clearAnnouncements() {
  for (const log of document.querySelectorAll('[data-live-announcer] [role=log]')) log.replaceChildren()
}
