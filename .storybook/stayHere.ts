/**
 * Prevents links and forms from leaving the story: their address belongs to the site, not to the Storybook. Links within the
 * story, to a new window and to a file still work.
 */
export function stayHere(): void {
  if (typeof window === 'undefined' || new URLSearchParams(location.search).get('viewMode') !== 'story') return
  // Registered on the window, so that the story's own handlers run first.
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.target === '_blank' || link.download) return
    if (!link.getAttribute('href')?.startsWith('#')) event.preventDefault()
  })
  window.addEventListener('submit', (event) => event.preventDefault())
}
