import { useLayoutEffect } from 'react'

/**
 * Opens the disclosure around the place that the fragment of the address names, before the page is painted. The component that calls
 * it draws that disclosure. Browsers that reveal a fragment inside closed details do so themselves when a page is loaded, also without
 * JavaScript; this serves the other browsers, a reload, and navigation inside the site.
 *
 * @param hash fragment of the address with its `#`; empty for none.
 */
export function useOpenDisclosure(hash: string) {
  useLayoutEffect(() => {
    const place = hash ? document.getElementById(hash.slice(1)) : null
    const details = place?.closest('details')
    if (!details || details.open) return
    details.open = true
    details.scrollIntoView()
  }, [hash])
}
