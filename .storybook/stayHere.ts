/**
 * Keeps the window of a story where it is: a plain link or form would lead it to an address of the site, which the Storybook does
 * not have. Links within the story, to a window of their own and to a file go their way.
 */
export function stayHere(): void {
  if (typeof window === 'undefined' || new URLSearchParams(location.search).get('viewMode') !== 'story') return
  // after whatever the story itself does
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.target === '_blank' || link.download) return
    if (!link.getAttribute('href')?.startsWith('#')) event.preventDefault()
  })
  window.addEventListener('submit', (event) => event.preventDefault())
}
