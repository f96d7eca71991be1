/** Most sites that may show a microsite, or the ranking of a competition, inside a frame. */
export const mostFrameHosts = 10

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const host = new RegExp(`^https://(?:\\*\\.)?(?:${label}\\.)+[a-z]{2,24}(?::[1-9]\\d{0,4})?$`)

/**
 * Whether a text names a site that may show pages of ours inside a frame: `https://` and a host, optionally with a port, or with `*.`
 * for all hosts below a name of at least two labels. It is written into the header `content-security-policy`, so nothing else is
 * accepted: no path, no second directive, no address of a whole top level.
 */
export const isFrameHost = (text: string): boolean => text.length <= 120 && host.test(text)
