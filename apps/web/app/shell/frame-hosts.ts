/**
 * Header with which a page names further sites that may show it inside a frame, separated by spaces. The server moves it into the
 * policy of the answer; it never leaves the process.
 */
export const frameHostsHeader = 'x-frame-hosts'
